package org.tutti.runtime.factor;

import org.tutti.runtime.campaign.LaunchSettings;

/** Something that a campaign varies between launches. */
@FunctionalInterface
interface Factor {
  /**
   * The settings with this level of the factor.
   *
   * @throws org.tutti.mpi.diagnostic.UserError 117 if there is no such level
   */
  LaunchSettings apply(LaunchSettings settings, String level);
}

package org.tutti.campaign.factor;

import org.tutti.records.campaign.LaunchSettings;

/** Something that a campaign varies between launches. */
@FunctionalInterface
interface LaunchFactor {
  /**
   * The settings with this level of the factor.
   *
   * @throws org.tutti.diagnostics.TuttiException if there is no such level
   */
  LaunchSettings apply(LaunchSettings settings, String level);
}

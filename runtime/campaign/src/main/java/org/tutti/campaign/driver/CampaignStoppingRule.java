package org.tutti.campaign.driver;

import java.util.Optional;
import java.util.Set;
import org.tutti.records.campaign.Treatment;

/** Decides between two blocks whether a campaign ends before its last launch. */
public interface CampaignStoppingRule {
  /**
   * Why the campaign ends now; empty if it continues.
   *
   * @throws org.tutti.diagnostics.TuttiException if the campaign cannot satisfy this rule
   */
  Optional<String> stop(CampaignProgress progress);

  /** Whether the campaign then counts as interrupted, to be continued, instead of complete. */
  default boolean interrupts() {
    return false;
  }

  /** The treatments that need no further launches, as of the last question whether to stop. */
  default Set<Treatment> dropped() {
    return Set.of();
  }
}

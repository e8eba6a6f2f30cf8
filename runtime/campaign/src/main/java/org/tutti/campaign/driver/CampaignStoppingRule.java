package org.tutti.campaign.driver;

import java.util.Optional;

/** Decides between two blocks whether a campaign ends before its last launch. */
public interface CampaignStoppingRule {
  /**
   * Why the campaign ends now, in words; empty if it goes on.
   *
   * @throws org.tutti.diagnostics.TuttiException if the campaign makes no sense under this rule
   */
  Optional<String> stop(CampaignProgress progress);
}

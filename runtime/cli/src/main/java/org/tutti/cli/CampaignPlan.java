package org.tutti.cli;

import java.util.Optional;
import org.tutti.campaign.driver.TimeEstimate;
import org.tutti.records.campaign.Manifest;

/**
 * What the command line asks for.
 *
 * @param manifest the campaign
 * @param estimate how long a launch of it will take; empty where nothing is known
 */
record CampaignPlan(Manifest manifest, Optional<TimeEstimate> estimate) {
  CampaignPlan with(Manifest other) {
    return new CampaignPlan(other, estimate);
  }

  CampaignPlan with(TimeEstimate better) {
    return new CampaignPlan(manifest, Optional.of(better));
  }
}

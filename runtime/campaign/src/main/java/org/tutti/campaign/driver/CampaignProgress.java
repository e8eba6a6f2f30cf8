package org.tutti.campaign.driver;

import java.time.Duration;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * Where a campaign is, between two blocks.
 *
 * @param directory where its results are
 * @param elapsed since this run of the driver began
 * @param blocksRun blocks that this run of the driver has gone through
 * @param launchTime what a launch takes on average; zero before the first
 * @param launchesPerBlock number of treatments
 */
public record CampaignProgress(
    CampaignDirectory directory,
    Duration elapsed,
    int blocksRun,
    Duration launchTime,
    int launchesPerBlock) {
  /** What a block takes. */
  Duration blockTime() {
    return launchTime.multipliedBy(launchesPerBlock);
  }
}

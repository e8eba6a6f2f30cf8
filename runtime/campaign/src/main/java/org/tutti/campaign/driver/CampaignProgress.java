package org.tutti.campaign.driver;

import java.time.Duration;
import org.tutti.records.campaign.CampaignDirectory;

/**
 * The progress of a campaign between two blocks.
 *
 * @param directory where its results are
 * @param elapsed since this run of the driver began, with what it prepared
 * @param prepared how much of it passed before the first block
 * @param blocksRun blocks that this run of the driver has finished
 * @param launchTime average time of a launch; zero before the first
 * @param launchesPerBlock number of treatments
 */
public record CampaignProgress(
    CampaignDirectory directory,
    Duration elapsed,
    Duration prepared,
    int blocksRun,
    Duration launchTime,
    int launchesPerBlock) {
  /** How many launches of each treatment have results, as a rule: some of one may have failed. */
  int launchesOfTreatment() {
    int treatments = Math.max(1, launchesPerBlock);
    return (directory.results().size() + treatments - 1) / treatments;
  }

  /** Average time of a block. */
  Duration blockTime() {
    return launchTime.multipliedBy(launchesPerBlock);
  }
}

package org.tutti.campaign.jvmcache;

import org.tutti.rank.entry.LaunchTask;

/**
 * Who starts the ranks that use a cache. A JVM prepares all classes of its cache when it starts, so
 * that ranks of a campaign, which print nothing, have one without the report.
 */
enum RankStarter {
  /** A user, without a campaign: {@code mpirun java -jar benchmarks.jar}. */
  HAND(LaunchTask.TRAINING_BY_HAND),

  CAMPAIGN(LaunchTask.TRAINING);

  private final LaunchTask training;

  RankStarter(LaunchTask training) {
    this.training = training;
  }

  /** The task of the launch that makes the cache. */
  LaunchTask training() {
    return training;
  }
}

package org.tutti.rank.stop;

import org.tutti.records.settings.SettingKey;
import org.tutti.stats.interval.MeanInterval;

/**
 * Stops when the 0.95 confidence interval of the mean is narrow: MPIBlib's rule (hunold2016,
 * section 2).
 *
 * @param share half width of the interval, relative to the mean
 * @param least observations before the first check, at least 2
 */
record MeanRule(double share, int least) implements CellStoppingRule {
  private static final double LEVEL = 0.95;

  @Override
  public SettingKey<?> setting() {
    return SettingKey.REPETITIONS_MEAN_INTERVAL;
  }

  @Override
  public boolean isReached(double[] maxima) {
    return maxima.length >= least && MeanInterval.of(maxima, LEVEL).relativeHalfWidth() <= share;
  }

  @Override
  public int untilNextCheck(int count) {
    return CellStoppingRule.untilNextCheck(count, least);
  }
}

package org.tutti.rank.stop;

import org.tutti.records.settings.SettingKey;
import org.tutti.stats.planning.IntervalStoppingRule;

/** Stops when the confidence interval of the median is narrow (hoefler2015, section 4.2.2). */
record MedianRule(IntervalStoppingRule rule) implements CellStoppingRule {
  /**
   * @param share half width of the interval, relative to the median
   * @param least observations before the first check
   */
  static MedianRule of(double share, int least) {
    return new MedianRule(IntervalStoppingRule.at(share).withAtLeast(least));
  }

  @Override
  public SettingKey<?> setting() {
    return SettingKey.REPETITIONS_INTERVAL;
  }

  @Override
  public boolean isReached(double[] maxima) {
    return rule.stops(maxima);
  }

  @Override
  public int untilNextCheck(int count) {
    return rule.nextLook(count) - count;
  }
}

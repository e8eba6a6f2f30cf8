package org.tutti.rank.stop;

import org.tutti.records.settings.SettingKey;
import org.tutti.stats.summary.Moments;

/**
 * Stops when the standard error of the mean is small: SKaMPI's rule (hunold2016, section 2).
 *
 * @param share standard error, relative to the mean
 * @param least observations before the first check, at least 2
 */
record StandardErrorRule(double share, int least) implements CellStoppingRule {
  @Override
  public SettingKey<?> setting() {
    return SettingKey.REPETITIONS_ERROR;
  }

  @Override
  public boolean isReached(double[] maxima) {
    if (maxima.length < least) {
      return false;
    }
    Moments moments = Moments.of(maxima);
    return moments.standardError() <= share * moments.mean();
  }

  @Override
  public int untilNextCheck(int count) {
    return CellStoppingRule.untilNextCheck(count, least);
  }
}

package org.tutti.rank.stop;

import org.tutti.records.settings.SettingKey;

/**
 * Decides when a cell has enough observations, based on the largest local run-time of each valid
 * one.
 */
interface CellStoppingRule {
  /** The setting that turns the rule on. */
  SettingKey<?> setting();

  /** Whether these observations, at least one, are enough; called on the root. */
  boolean isReached(double[] maxima);

  /** Observations until the next check when there are {@code count}; the same on all ranks. */
  int untilNextCheck(int count);

  /**
   * The schedule of rules that are checked often: after each of the first twenty observations, as
   * SKaMPI does, then after another tenth, so that checking stays cheap.
   *
   * @param least observations before the first check
   */
  static int untilNextCheck(int count, int least) {
    return count < least ? least - count : Math.max(1, count / 10);
  }
}

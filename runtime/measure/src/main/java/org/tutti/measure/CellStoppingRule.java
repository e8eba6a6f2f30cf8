package org.tutti.measure;

import org.tutti.measure.plan.SettingKey;

/** Says when a cell has enough observations, from the largest local run-times of the valid ones. */
interface CellStoppingRule {
  /** The setting that asks for it. */
  SettingKey<?> setting();

  /** On the root: whether these are enough; at least one. */
  boolean isReached(double[] maxima);

  /** Observations until the next look when there are {@code count}; the same on all ranks. */
  int untilNextLook(int count);
}

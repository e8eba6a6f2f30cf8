package org.tutti.measure;

import org.tutti.measure.plan.Setting;

/** Says when a cell has enough observations, from the largest local run-times of the valid ones. */
interface StoppingRule {
  /** The setting that asks for it. */
  Setting<?> setting();

  /** On the root: whether these are enough; at least one. */
  boolean isReached(double[] maxima);

  /** Observations until the next look when there are {@code count}; the same on all ranks. */
  int untilNextLook(int count);
}

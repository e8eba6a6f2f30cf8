package org.tutti.runtime.measure;

import org.tutti.runtime.plan.Setting;

/** Enough when observing has taken so long. */
final class TimeRule implements StoppingRule {
  private static final int STEP = 50;

  private final double budgetNanos;
  private final long begin = System.nanoTime();

  /** Counts from now on. */
  TimeRule(double seconds) {
    this.budgetNanos = seconds * 1e9;
  }

  @Override
  public Setting<?> setting() {
    return Setting.REPETITIONS_SECONDS;
  }

  @Override
  public boolean isReached(double[] maxima) {
    return System.nanoTime() - begin > budgetNanos;
  }

  @Override
  public int untilNextLook(int count) {
    return STEP;
  }
}

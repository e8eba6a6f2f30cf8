package org.tutti.measure.stop;

import java.util.function.LongSupplier;
import org.tutti.measure.plan.SettingKey;

/** Enough when observing has taken so long. */
final class TimeRule implements CellStoppingRule {
  private static final int STEP = 50;

  private final double budgetNanos;
  private final LongSupplier observing;

  /**
   * @param seconds that observing may take
   * @param observing nanoseconds that it has taken
   */
  TimeRule(double seconds, LongSupplier observing) {
    this.budgetNanos = seconds * 1e9;
    this.observing = observing;
  }

  @Override
  public SettingKey<?> setting() {
    return SettingKey.REPETITIONS_SECONDS;
  }

  @Override
  public boolean isReached(double[] maxima) {
    return observing.getAsLong() > budgetNanos;
  }

  @Override
  public int untilNextCheck(int count) {
    return STEP;
  }
}

package org.tutti.rank.stop;

import java.util.function.LongSupplier;
import org.tutti.records.settings.SettingKey;

/** Stops after a given measuring time. */
final class TimeRule implements CellStoppingRule {
  private static final int STEP = 50;

  private final double budgetNanos;
  private final LongSupplier observing;

  /**
   * @param seconds the measuring time
   * @param observing the measuring time so far, in nanoseconds
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

package org.tutti.stats.interval;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;

/**
 * Values of which each was rounded to steps, such as those of a clock, although they differ by more
 * than that: what was rounded to the same step was spread over it. An interval of their ranks would
 * otherwise end at steps, and cover what was rounded rather than what was there, unless it is made
 * wider by half a step at either end, which covers too often.
 */
public final class SteppedValues {
  /** How many steps apart the outermost values must be. */
  private static final double MIN_RANGE = 2;

  /** Multiples of the golden ratio fill an interval in no order, and always in the same way. */
  private static final double RATIO = (Math.sqrt(5) - 1) / 2;

  private SteppedValues() {}

  /**
   * Whether values differ by so much more than a step that those rounded to the same one may be
   * taken as spread over it.
   *
   * @param values finite values
   * @param step not negative; 0 for values that were not rounded
   */
  public static boolean areSpread(double[] values, double step) {
    Checks.finite("values", values, 1);
    double range =
        Arrays.stream(values).max().orElseThrow() - Arrays.stream(values).min().orElseThrow();
    return step > 0 && range >= MIN_RANGE * step;
  }

  /**
   * The same values, each somewhere within the step that it was rounded to: the i-th one is moved
   * by the fraction of {@code i} times the golden ratio, less a half. Spread evenly, equal values
   * would vary less than what was rounded, and intervals of them cover too often.
   *
   * @param values finite values, in the order of observation
   * @param step greater than 0
   */
  public static double[] spread(double[] values, double step) {
    double[] spread = new double[values.length];
    Arrays.setAll(spread, i -> values[i] + step * ((i + 1) * RATIO % 1 - 0.5));
    return spread;
  }
}

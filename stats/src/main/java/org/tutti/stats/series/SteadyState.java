package org.tutti.stats.series;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Whether the latest observations are steady, so that a warm-up may end: they are unless their
 * trend is both significant (Mann-Kendall) and large. A trend that is irrelevantly small, or that
 * chance explains, does not prolong a warm-up.
 *
 * @param steady whether the warm-up may end
 * @param drift change from the first half of the observations to the second: difference of their
 *     medians, relative to the median of all; infinite if that is 0 and they differ
 * @param trend the test of the trend
 */
public record SteadyState(boolean steady, double drift, MannKendall trend) {

  /**
   * Evaluates a window of at least 10 run-times in the order of observation, with significance 0.05
   * and a tolerated drift of 0.01.
   */
  public static SteadyState of(double[] window) {
    return of(window, 0.05, 0.01);
  }

  /**
   * Evaluates a window.
   *
   * @param window at least 10 run-times in the order of observation; none negative
   * @param significance level of the test of the trend
   * @param tolerance largest drift that does not matter, relative; positive
   * @throws IllegalArgumentException if {@code window} has fewer than 10 elements or one that is
   *     negative or not finite, or another argument is out of range
   */
  public static SteadyState of(double[] window, double significance, double tolerance) {
    Checks.nonNegative("window", window, 10);
    Checks.openUnit("significance", significance);
    Checks.positive("tolerance", tolerance);
    MannKendall trend = MannKendall.of(window);
    double drift = drift(window);
    boolean steady = !trend.test().rejectedAt(significance) || Math.abs(drift) <= tolerance;
    return new SteadyState(steady, drift, trend);
  }

  /**
   * Relative change between the halves of a series: the difference of their medians divided by the
   * median of all values.
   */
  static double drift(double[] values) {
    int half = values.length / 2;
    double first = OrderedSample.of("values", Arrays.copyOf(values, half)).median();
    double second =
        OrderedSample.of("values", Arrays.copyOfRange(values, half, values.length)).median();
    if (first == second) {
      return 0;
    }
    return (second - first) / OrderedSample.of("values", values).median();
  }
}

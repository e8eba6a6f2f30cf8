package org.tutti.stats.summary;

import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Mean and variance of a sample.
 *
 * @param n number of values, at least 2
 * @param mean arithmetic mean, in the unit of the values
 * @param variance unbiased variance (divisor {@code n - 1}), in the square of that unit
 */
public record Moments(int n, double mean, double variance) {

  /** Checks the parts. */
  public Moments {
    Checks.atLeast("n", n, 2);
    Checks.finite("mean", mean);
    Checks.notNegative("variance", variance);
  }

  /**
   * Mean and variance of at least two values, in two passes.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 2 elements or one that is not
   *     finite
   */
  public static Moments of(double[] values) {
    Checks.finite("values", values, 2);
    return of(OrderedSample.of("values", values));
  }

  /** Mean and variance of at least two values. */
  public static Moments of(OrderedSample sample) {
    return new Moments(sample.size(), sample.mean(), sample.variance());
  }

  /** Standard deviation: the square root of the variance. */
  public double standardDeviation() {
    return Math.sqrt(variance);
  }

  /** Standard error of the mean: {@code standardDeviation / sqrt(n)}. */
  public double standardError() {
    return Math.sqrt(variance / n);
  }

  /**
   * Coefficient of variation: {@code standardDeviation / |mean|} (Hoefler and Belli 2015, section
   * 3.1.2).
   *
   * @throws IllegalArgumentException if the mean is zero, since the ratio is then undefined
   */
  public double coefficientOfVariation() {
    if (mean == 0) {
      throw new IllegalArgumentException(
          "mean is 0, so the values have no coefficient of variation");
    }
    return standardDeviation() / Math.abs(mean);
  }
}

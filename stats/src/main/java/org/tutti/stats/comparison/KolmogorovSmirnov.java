package org.tutti.stats.comparison;

import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.OrderedSample;

/**
 * Two-sample test of Kolmogorov and Smirnov: whether two samples come from the same distribution,
 * in every respect rather than only in location. The statistic D is the largest distance between
 * the two empirical distribution functions. The p-value is exact, given the ties, if the product of
 * the sizes is below a million (Schröer and Trenkler 1995), and from Kolmogorov's limit
 * distribution otherwise. The test is two-sided. With small or equal sizes, D takes few values, so
 * the test is conservative.
 */
public final class KolmogorovSmirnov {

  private static final double LARGE = 1e6;

  private KolmogorovSmirnov() {}

  /**
   * Tests two samples of at least one value each.
   *
   * @throws IllegalArgumentException if {@code x} or {@code y} is empty or has an element that is
   *     not finite
   */
  public static TestResult test(double[] x, double[] y) {
    SmirnovDistance distance =
        SmirnovDistance.of(OrderedSample.of("x", x), OrderedSample.of("y", y));
    double n = x.length;
    double m = y.length;
    boolean exact = n * m < LARGE;
    return new TestResult(
        distance.statistic(),
        exact ? distance.exactPValue() : limit(distance.statistic() * Math.sqrt(n * m / (n + m))),
        Alternative.TWO_SIDED,
        exact ? "Kolmogorov-Smirnov, exact" : "Kolmogorov-Smirnov, limit distribution",
        x.length + y.length);
  }

  /** Upper tail of Kolmogorov's limit distribution. */
  private static double limit(double t) {
    if (t < 1) {
      return 1 - lowerLimit(t);
    }
    double sum = 0;
    for (int k = 1; k < 30; k++) {
      double term = Math.exp(-2.0 * k * k * t * t);
      sum += k % 2 == 1 ? term : -term;
    }
    return Math.min(1, 2 * sum);
  }

  /**
   * Lower tail of the same distribution by the other series of the theta function, which converges
   * fast for small t.
   */
  private static double lowerLimit(double t) {
    if (t <= 0) {
      return 0;
    }
    double sum = 0;
    for (int k = 1; k < 30; k += 2) {
      sum += Math.exp(-k * k * Math.PI * Math.PI / (8 * t * t));
    }
    return Math.sqrt(2 * Math.PI) / t * sum;
  }
}

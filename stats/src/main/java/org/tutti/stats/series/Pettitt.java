package org.tutti.stats.series;

import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.rank.MidRanks;
import org.tutti.stats.sample.Checks;

/**
 * Pettitt's rank test of one change point (Pettitt 1979, "A non-parametric approach to the
 * change-point problem"). The null hypothesis is that the observations are independent and
 * identically distributed; the statistic K is the largest magnitude over all splits of Mann and
 * Whitney's statistic of the two parts. The limit distribution is that of the largest magnitude of
 * a Brownian bridge. Since K considers only n points, the magnitude is increased by {@code 0.5826 /
 * sqrt(n)} first (the correction for discrete moments of Siegmund 1985, "Sequential Analysis",
 * chapter 10), without which the test would be conservative.
 *
 * @param index number of observations before the likeliest change
 * @param test the test; a p-value of 1 if all values are tied
 */
public record Pettitt(int index, TestResult test) {

  /** The mean overshoot of a random walk over a bound, in standard deviations of a step. */
  private static final double OVERSHOOT = 0.5826;

  /**
   * Tests at least 4 values in the order of observation.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 4 elements or one that is not
   *     finite
   */
  public static Pettitt of(double[] values) {
    Checks.finite("values", values, 4);
    int n = values.length;
    MidRanks ranks = MidRanks.of("values", values);
    double sum = 0;
    double greatest = 0;
    int index = 1;
    for (int i = 0; i < n - 1; i++) {
      sum += 2 * ranks.get(i) - (n + 1);
      if (Math.abs(sum) > greatest) {
        greatest = Math.abs(sum);
        index = i + 1;
      }
    }
    double size = n;
    // n times the variance of a doubled rank among all, ties included.
    double variance = size * ((size * size - 1) / 3 - ranks.tieTerm() / (3 * size));
    double pValue =
        greatest == 0 ? 1 : limit(greatest / Math.sqrt(variance) + OVERSHOOT / Math.sqrt(size));
    return new Pettitt(
        index, new TestResult(greatest, pValue, Alternative.TWO_SIDED, "Pettitt", n));
  }

  private static double limit(double t) {
    double sum = 0;
    for (int k = 1; k <= 100; k++) {
      double term = Math.exp(-2.0 * k * k * t * t);
      sum += k % 2 == 1 ? term : -term;
    }
    // The series needs many terms for small t, where the probability is 1 to all digits.
    return t < 0.2 ? 1 : Math.min(1, Math.max(0, 2 * sum));
  }
}

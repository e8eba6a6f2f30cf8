package org.tutti.lab.analyze.normality;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Anderson and Darling's test of normality with estimated mean and variance; p-value by the
 * formulas of Stephens 1986 (in D'Agostino and Stephens, "Goodness-of-Fit Techniques", table 4.9),
 * which were fitted for p-values from about 10⁻⁴ up. It permits any number of values from 8 on. The
 * statistic is A² before the correction for n.
 */
public final class AndersonDarling {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private AndersonDarling() {}

  /**
   * Tests at least 8 values.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 8 elements, one that is not
   *     finite, or is constant
   */
  public static TestResult test(double[] values) {
    Checks.finite("values", values, 8);
    OrderedSample ordered = OrderedSample.of("values", values);
    if (ordered.min() == ordered.max()) {
      throw new IllegalArgumentException("values are constant, so their shape cannot be tested");
    }
    int n = values.length;
    double mean = ordered.mean();
    double deviation = Math.sqrt(ordered.variance());
    double sum = 0;
    double lost = 0;
    for (int i = 0; i < n; i++) {
      double below = logOfTail((ordered.get(i) - mean) / deviation);
      double above = logOfTail(-(ordered.get(n - 1 - i) - mean) / deviation);
      // Nearly all of the sum cancels below, so it is computed with twice the precision (Kahan
      // 1965).
      double term = (2 * i + 1) * (below + above) - lost;
      double next = sum + term;
      lost = next - sum - term;
      sum = next;
    }
    double statistic = -n - sum / n;
    double corrected = (1 + 0.75 / n + 2.25 / ((double) n * n)) * statistic;
    return new TestResult(
        statistic, pValue(corrected), Alternative.TWO_SIDED, "Anderson-Darling", n);
  }

  private static double pValue(double a) {
    if (a < 0.2) {
      return 1 - Math.exp(-13.436 + 101.14 * a - 223.73 * a * a);
    }
    if (a < 0.34) {
      return 1 - Math.exp(-8.318 + 42.796 * a - 59.938 * a * a);
    }
    if (a < 0.6) {
      return Math.exp(0.9177 - 4.279 * a - 1.38 * a * a);
    }
    // The last parabola rises again in the far tail; from 10 on, p is below any reasonable level.
    return a < 10 ? Math.exp(1.2937 - 5.709 * a + 0.0186 * a * a) : 3.7e-24;
  }

  /** Logarithm of the standard normal distribution function, also where that underflows. */
  private static double logOfTail(double z) {
    if (z > -30) {
      return Math.log(NORMAL.cumulativeProbability(z));
    }
    double s = 1 / (z * z);
    double series = 1 - s * (1 - 3 * s * (1 - 5 * s * (1 - 7 * s)));
    return -z * z / 2 - Math.log(-z * Math.sqrt(2 * Math.PI)) + Math.log(series);
  }
}

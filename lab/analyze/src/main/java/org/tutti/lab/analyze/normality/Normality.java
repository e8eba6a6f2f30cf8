package org.tutti.lab.analyze.normality;

import org.tutti.stats.hypothesis.TestResult;

/**
 * Whether values are approximately normal: a test, and the straightness of their quantile-quantile
 * plot.
 *
 * @param test Shapiro-Wilk up to 5000 values, Anderson-Darling above
 * @param straightness correlation of the points of the quantile-quantile plot
 */
public record Normality(TestResult test, double straightness) {

  /**
   * Examines at least three values.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 3 elements, one that is not
   *     finite, or is constant
   */
  public static Normality of(double[] values) {
    TestResult test =
        values.length <= 5000 ? ShapiroWilk.test(values) : AndersonDarling.test(values);
    return new Normality(test, QqPoints.of(values).straightness());
  }

  /** Whether normality is not rejected at a significance level. */
  public boolean plausibleAt(double significance) {
    return !test.rejectedAt(significance);
  }
}

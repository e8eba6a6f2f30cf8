package org.tutti.lab.history.series;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.series.SerialDependence;

/**
 * Mann and Kendall's test of a series that is tested again with each further value. If the
 * distances of the values from a straight line depend on those before them, the deviate of the test
 * is divided by the square root of how many such values one independent value is worth at most.
 *
 * @param trend the test of the values so far, as if it were the only one
 * @param pValue probability that a series without a trend has so strong a one at any look
 */
public record RepeatedTrend(MannKendall trend, double pValue) {
  /**
   * Tests at least 3 values in the order of observation.
   *
   * @param looks how often the series is tested, once for each further value; at least 4
   * @throws IllegalArgumentException if {@code values} has fewer than 3 elements or one that is not
   *     finite
   */
  public static RepeatedTrend of(double[] values, int looks) {
    MannKendall trend = MannKendall.of(values);
    double single = Math.max(trend.test().pValue(), Double.MIN_NORMAL);
    double deviate = NormalDistribution.of(0, 1).inverseSurvivalProbability(single / 2);
    return new RepeatedTrend(
        trend,
        RepeatedLooks.ofTrend(
            deviate * Math.sqrt(worth(values)), Checks.atLeast("looks", looks, 4)));
  }

  /** How many independent values each is worth, apart from a straight line through all. */
  private static double worth(double[] values) {
    double center = (values.length - 1) / 2.0;
    double products = 0;
    double squares = 0;
    for (int i = 0; i < values.length; i++) {
      products += (i - center) * values[i];
      squares += (i - center) * (i - center);
    }
    double[] distances = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      distances[i] = values[i] - products / squares * (i - center);
    }
    return SerialDependence.of(distances).surelyEffective() / values.length;
  }
}

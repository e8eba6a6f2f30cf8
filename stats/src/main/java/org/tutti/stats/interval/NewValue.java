package org.tutti.stats.interval;

import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Where a further value of a sample is to be expected, even if some of its values lie far off: the
 * median, and the scale Qn of Rousseeuw and Croux (1993, "Alternatives to the median absolute
 * deviation"), the distance of rank {@code h (h - 1)/2} of all pairs for {@code h = n/2 + 1}, times
 * {@code 2.2219 n/(n + 1.4)} for odd n and {@code 2.2219 n/(n + 3.8)} for even n. A further value
 * differs from the median by {@code Qn sqrt(1 + π/(2n))} times Student's t with {@code 0.7 (n - 1)}
 * degrees of freedom; by simulation, the tails of normal values are then at most as likely as
 * stated.
 *
 * @param center the median
 * @param scale of the difference of a further value
 * @param n number of values
 */
public record NewValue(double center, double scale, int n) {
  /** The scale of fewer values is too uncertain. */
  public static final int MIN = 8;

  private static final double CONSISTENT = 2.2219;
  private static final double ODD = 1.4;
  private static final double EVEN = 3.8;
  private static final double DEGREES = 0.7;

  /**
   * Learns from at least 8 values.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 8 elements or one that is not
   *     finite
   */
  public static NewValue of(double[] values) {
    Checks.finite("values", values, MIN);
    int n = values.length;
    double[] distances = new double[n * (n - 1) / 2];
    int next = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        distances[next++] = Math.abs(values[i] - values[j]);
      }
    }
    int half = n / 2 + 1;
    double distance = OrderedSample.of("distances", distances).get(half * (half - 1) / 2 - 1);
    double qn = CONSISTENT * n / (n + (n % 2 == 1 ? ODD : EVEN)) * distance;
    return new NewValue(
        OrderedSample.of("values", values).median(), qn * Math.sqrt(1 + Math.PI / (2 * n)), n);
  }

  /** The probability that a further value is at least as great. */
  public double above(double value) {
    if (scale == 0) {
      return value == center ? 0.5 : value > center ? 0 : 1;
    }
    return distribution().survivalProbability((value - center) / scale);
  }

  /** How far a further value lies from the center at most, at a level. */
  public double reach(double level) {
    return scale
        * distribution().inverseSurvivalProbability((1 - Checks.openUnit("level", level)) / 2);
  }

  private TDistribution distribution() {
    return TDistribution.of(DEGREES * (n - 1));
  }
}

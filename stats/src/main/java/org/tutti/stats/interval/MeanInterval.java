package org.tutti.stats.interval;

import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.summary.Moments;

/**
 * Confidence interval of the mean by Student's t (Hoefler and Belli 2015, section 3.1.2): {@code
 * mean ± t(n - 1, 1 - α/2) s / sqrt(n)}.
 *
 * <p>It attains its level for independent normal observations at any n, and for others only if
 * their mean is nearly normal: for the skewed, heavy-tailed distributions of run-times, its
 * coverage is too low at small n. For constant observations, its width is zero.
 */
public final class MeanInterval {

  private static final String METHOD = "Student's t";

  private MeanInterval() {}

  /**
   * The mean of at least two values with its interval.
   *
   * @param values finite values
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code values} has fewer than 2 elements or one that is not
   *     finite, or {@code level} is not between 0 and 1
   */
  public static Estimate of(double[] values, double level) {
    return of(Moments.of(values), level);
  }

  /** The mean with its interval, from a sample's moments. */
  public static Estimate of(Moments moments, double level) {
    double t =
        TDistribution.of(moments.n() - 1)
            .inverseSurvivalProbability((1 - Checks.openUnit("level", level)) / 2);
    double reach = t * moments.standardError();
    double mean = moments.mean();
    return new Estimate(mean, mean - reach, mean + reach, level, METHOD, moments.n());
  }
}

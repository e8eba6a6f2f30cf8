package org.tutti.stats.bootstrap;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * A statistic and its values on resamples, from which intervals are derived. Quantiles between two
 * replicates are interpolated on the normal scale (Davison and Hinkley 1997, equation 5.8).
 */
public final class Replicates {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private final double statistic;
  private final OrderedSample replicates;

  /**
   * A statistic with its replicates.
   *
   * @param statistic its value on the sample itself
   * @param replicates its values on resamples, all finite
   */
  public Replicates(double statistic, double[] replicates) {
    this.statistic = Checks.finite("statistic", statistic);
    this.replicates = OrderedSample.of("replicates", replicates);
  }

  /**
   * The percentile interval.
   *
   * @param level confidence level, such as 0.95
   * @param n number of observations in the sample
   * @throws IllegalArgumentException if there are too few replicates for the level
   */
  public Estimate percentile(double level, int n) {
    double tail = (1 - Checks.openUnit("level", level)) / 2;
    return estimate(quantile(tail), quantile(1 - tail), level, "bootstrap, percentile", n);
  }

  /**
   * The bias-corrected and accelerated interval.
   *
   * @param leftOut the statistic without each of the observations, one by one
   * @param level confidence level, such as 0.95
   * @param n number of observations in the sample
   * @throws IllegalArgumentException if there are too few replicates for the level, or all lie on
   *     one side of the statistic
   */
  public Estimate bca(double[] leftOut, double level, int n) {
    double tail = (1 - Checks.openUnit("level", level)) / 2;
    Checks.finite("leftOut", leftOut, 2);
    String method = "bootstrap, BCa";
    if (replicates.min() == replicates.max()) {
      return estimate(replicates.min(), replicates.max(), level, method, n);
    }
    double below = (double) replicates.countBelow(statistic) / replicates.size();
    if (below == 0 || below == 1) {
      throw new IllegalArgumentException(
          "replicates all lie on one side of the statistic, so their bias cannot be corrected");
    }
    double bias = NORMAL.inverseCumulativeProbability(below);
    double acceleration = acceleration(leftOut);
    double z = NORMAL.inverseSurvivalProbability(tail);
    return estimate(
        quantile(moved(bias, acceleration, -z)),
        quantile(moved(bias, acceleration, z)),
        level,
        method,
        n);
  }

  private static double moved(double bias, double acceleration, double z) {
    return NORMAL.cumulativeProbability(bias + (bias + z) / (1 - acceleration * (bias + z)));
  }

  private static double acceleration(double[] leftOut) {
    double mean = OrderedSample.of("leftOut", leftOut).mean();
    double squares = 0;
    double cubes = 0;
    for (double value : leftOut) {
      double influence = mean - value;
      squares += influence * influence;
      cubes += influence * influence * influence;
    }
    return squares == 0 ? 0 : cubes / (6 * Math.pow(squares, 1.5));
  }

  private double quantile(double probability) {
    int count = replicates.size();
    double position = (count + 1) * probability;
    int below = (int) position;
    if (below < 1 || (below >= count && position > count)) {
      throw new IllegalArgumentException(
          "replicates are " + count + ", too few for the quantile at " + probability);
    }
    if (position == below) {
      return replicates.get(below - 1);
    }
    double low = NORMAL.inverseCumulativeProbability(below / (count + 1.0));
    double high = NORMAL.inverseCumulativeProbability((below + 1) / (count + 1.0));
    double share = (NORMAL.inverseCumulativeProbability(probability) - low) / (high - low);
    return replicates.get(below - 1) + share * (replicates.get(below) - replicates.get(below - 1));
  }

  private Estimate estimate(double low, double high, double level, String method, int n) {
    return new Estimate(statistic, low, high, level, method, n);
  }
}

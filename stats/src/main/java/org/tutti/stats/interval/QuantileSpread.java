package org.tutti.stats.interval;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * The standard error of a sample quantile, from its interval by ranks: the width of the interval at
 * 0.95, divided by twice the normal quantile of its actual coverage (Price and Bonett 2002,
 * "Distribution-free confidence intervals for difference and ratio of medians", generalized from
 * the median to any quantile). It requires no density estimate and no assumption about the shape.
 *
 * @param standardError standard error of the quantile, in the unit of the values
 * @param freedom degrees of freedom of that error: twice the number of ranks between the ends of
 *     the interval, which suited simulations
 */
public record QuantileSpread(double standardError, double freedom) {

  private static final double LEVEL = 0.95;

  /** Checks the parts. */
  public QuantileSpread {
    Checks.notNegative("standardError", standardError);
    Checks.positive("freedom", freedom);
  }

  /** The smallest number of values: 6 for the median. */
  public static int minimumSize(double probability) {
    return QuantileInterval.minimumSize(probability, LEVEL);
  }

  /**
   * The spread of the quantile at a probability.
   *
   * @throws IllegalArgumentException if the sample has fewer than {@link #minimumSize} values, or
   *     {@code probability} is not between 0 and 1
   */
  public static QuantileSpread of(OrderedSample sample, double probability) {
    QuantileInterval.RankBounds ranks = QuantileInterval.ranks(sample.size(), probability, LEVEL);
    double width = sample.get(ranks.upper() - 1) - sample.get(ranks.lower() - 1);
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - ranks.coverage()) / 2);
    return new QuantileSpread(width / (2 * z), 2.0 * (ranks.upper() - ranks.lower()));
  }

  /**
   * Half the width of the interval of the difference of two independent quantiles: Student's t with
   * the degrees of freedom of Welch and Satterthwaite, times the joint standard error.
   */
  public double reachWith(QuantileSpread other, double level) {
    double first = standardError * standardError;
    double second = other.standardError * other.standardError;
    if (first + second == 0) {
      return 0;
    }
    // Normalized first, since the fourth powers of small errors would underflow.
    double share = first / (first + second);
    double joint = 1 / (share * share / freedom + (1 - share) * (1 - share) / other.freedom);
    double t =
        TDistribution.of(joint)
            .inverseSurvivalProbability((1 - Checks.openUnit("level", level)) / 2);
    return t * Math.hypot(standardError, other.standardError);
  }
}

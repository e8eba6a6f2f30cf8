package org.tutti.stats.interval;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.sample.OrderedSample;

/**
 * Standard error of a sample quantile, from the width of its interval by ranks: the interval at
 * 0.95, divided by twice the normal quantile of the probability with which it truly covers (Price
 * and Bonett 2002, "Distribution-free confidence intervals for difference and ratio of medians",
 * generalised from the median to any quantile). It needs no density and no assumption of shape.
 */
public final class QuantileSpread {

  private static final double LEVEL = 0.95;

  private QuantileSpread() {}

  /** The least number of values: 6 for the median. */
  public static int minimumSize(double probability) {
    return QuantileInterval.minimumSize(probability, LEVEL);
  }

  /**
   * The standard error of the quantile at a probability, in the unit of the values.
   *
   * @throws IllegalArgumentException if the sample has fewer than {@link #minimumSize} values, or
   *     {@code probability} is not between 0 and 1
   */
  public static double standardError(OrderedSample sample, double probability) {
    QuantileInterval.Ranks ranks = QuantileInterval.ranks(sample.size(), probability, LEVEL);
    double width = sample.get(ranks.upper() - 1) - sample.get(ranks.lower() - 1);
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - ranks.coverage()) / 2);
    return width / (2 * z);
  }
}

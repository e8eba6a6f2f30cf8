package org.tutti.stats.regression;

import java.util.Arrays;
import java.util.List;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.interval.QuantileSpread;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Quantile regression on a factor of two levels, such as two MPI libraries. The check loss
 * separates into the two levels, so each line passes through a quantile of both (the inverse of the
 * empirical distribution function, type 2 of Hyndman and Fan 1996, which minimizes the loss). The
 * interval of the intercept is based on ranks, and that of the slope on the standard errors of both
 * quantiles (Price and Bonett 2002, generalized), so that the levels may differ in shape.
 *
 * <p>The interval of the slope attains its level if about 15 observations or more of each level lie
 * on either side of the quantile; with fewer, its coverage is higher.
 */
public final class FactorRegression {

  private FactorRegression() {}

  /**
   * One line per quantile.
   *
   * @param base observations of the base level
   * @param other observations of the other level
   * @param probabilities which quantiles, each between 0 and 1
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if an observation is not finite, an argument is out of range,
   *     or there are too few observations for an interval of one of the quantiles
   */
  public static List<QuantileFit> fit(
      double[] base, double[] other, double[] probabilities, double level) {
    OrderedSample first = OrderedSample.of("base", base);
    OrderedSample second = OrderedSample.of("other", other);
    Checks.atLeast("probabilities", probabilities, 1);
    Checks.openUnit("level", level);
    for (double probability : probabilities) {
      Checks.openUnit("probabilities", probability);
      Checks.atLeast("base", base, least(probability, level));
      Checks.atLeast("other", other, least(probability, level));
    }
    return Arrays.stream(probabilities).mapToObj(p -> fit(first, second, p, level)).toList();
  }

  private static QuantileFit fit(
      OrderedSample base, OrderedSample other, double probability, double level) {
    double reach =
        QuantileSpread.of(base, probability)
            .reachWith(QuantileSpread.of(other, probability), level);
    double intercept = quantile(base, probability);
    double slope = quantile(other, probability) - intercept;
    Estimate byRanks = QuantileInterval.of(base, probability, level);
    return new QuantileFit(
        probability,
        new Estimate(
            intercept, byRanks.low(), byRanks.high(), level, byRanks.method(), base.size()),
        new Estimate(
            slope,
            slope - reach,
            slope + reach,
            level,
            "difference of quantiles, Price-Bonett",
            base.size() + other.size()));
  }

  private static int least(double probability, double level) {
    return Math.max(
        QuantileSpread.minimumSize(probability), QuantileInterval.minimumSize(probability, level));
  }

  /**
   * Quantile of type 2: an order statistic, or the mean of two if a whole interval minimizes the
   * loss.
   */
  private static double quantile(OrderedSample sample, double probability) {
    double position = sample.size() * probability;
    double nearest = Math.rint(position);
    // A product that should be an integer may differ from it by rounding.
    if (Math.abs(position - nearest) < 4 * Math.ulp(position)) {
      int index = (int) nearest;
      return sample.get(index - 1) / 2 + sample.get(Math.min(index, sample.size() - 1)) / 2;
    }
    return sample.get((int) Math.ceil(position) - 1);
  }
}

package org.tutti.stats.interval;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Confidence interval of the median, or of any quantile, by ranks (Le Boudec 2010, "Performance
 * Evaluation of Computer and Communication Systems", theorem 2.1; Hoefler and Belli 2015, section
 * 3.1.3). The number of observations below the true quantile is binomial whatever the distribution,
 * so two order statistics enclose it with a known probability. The ranks come from the exact
 * binomial distribution at every n, with at most half of the error on each side.
 *
 * <p>Its coverage is at least the level for independent observations of any continuous
 * distribution. Ranks are integers, so the coverage exceeds the level at small n: at level 0.95,
 * for example, it is 0.969 for n = 6 and 0.979 for n = 10. For the median, the excess stays below
 * 0.01 from n = 550 on.
 */
public final class QuantileInterval {

  private static final String METHOD = "order statistics, exact binomial";

  private QuantileInterval() {}

  /**
   * The median with its interval.
   *
   * @param values finite values
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code values} has an element that is not finite or too few
   *     elements for the level (see {@link #minimumSize}), or {@code level} is not between 0 and 1
   */
  public static Estimate ofMedian(double[] values, double level) {
    return of(values, 0.5, level);
  }

  /** The quantile (type 7) at a probability with its interval; see {@link #ofMedian}. */
  public static Estimate of(double[] values, double probability, double level) {
    return of(OrderedSample.of("values", values), probability, level);
  }

  /** The quantile (type 7) of an ordered sample with its interval; see {@link #ofMedian}. */
  public static Estimate of(OrderedSample sample, double probability, double level) {
    int n = sample.size();
    int minimum = minimumSize(probability, level);
    if (n < minimum) {
      throw new IllegalArgumentException(
          String.format(
              "values holds %d values, but an interval of the quantile %s at level %s needs %d",
              n, probability, level, minimum));
    }
    RankBounds ranks = ranks(n, probability, level);
    return new Estimate(
        sample.quantile(probability),
        sample.get(ranks.lower() - 1),
        sample.get(ranks.upper() - 1),
        level,
        METHOD,
        n);
  }

  /**
   * The smallest number of observations for which an interval exists: 6 for the median at level
   * 0.95.
   */
  public static int minimumSize(double probability, double level) {
    Checks.openUnit("probability", probability);
    double tail = (1 - Checks.openUnit("level", level)) / 2;
    // The smallest observation must rarely lie above the quantile, and the largest rarely below it.
    double rarer = Math.min(probability, 1 - probability);
    return (int) Math.max(1, Math.ceil(Math.log(tail) / Math.log1p(-rarer)));
  }

  /**
   * The ranks whose order statistics are the ends of the interval.
   *
   * @param n number of observations, at least {@link #minimumSize}
   */
  public static RankBounds ranks(int n, double probability, double level) {
    Checks.atLeast("n", n, minimumSize(probability, level));
    double tail = (1 - level) / 2;
    BinomialDistribution below = BinomialDistribution.of(n, probability);
    int lower = below.inverseCumulativeProbability(tail);
    int upper = below.inverseSurvivalProbability(tail) + 1;
    return new RankBounds(
        Math.max(1, lower), Math.min(n, upper), below.probability(lower - 1, upper - 1));
  }

  /**
   * Ranks, from 1, of the ends of an interval.
   *
   * @param lower rank of the lower end
   * @param upper rank of the upper end
   * @param coverage probability that the interval contains the quantile; at least the level
   */
  public record RankBounds(int lower, int upper, double coverage) {}
}

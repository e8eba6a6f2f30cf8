package org.tutti.stats.interval;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Confidence interval of the median whose ends lie between two order statistics (Hettmansperger and
 * Sheather 1986, "Confidence intervals based on interpolated order statistics"). Ranks are
 * integers, so that the intervals of {@link QuantileInterval} cover more than asked where there are
 * few values: 0.979 of 10. With {@code c(d)} the coverage of the interval between the ranks {@code
 * d} and {@code n + 1 - d}, {@code d} the largest at which it is at least the level, and {@code I =
 * (c(d) - level) / (c(d) - c(d + 1))}, either end lies {@code (n - d) I / (d + (n - 2d) I)} of the
 * way from its rank to the next one inward. The coverage is that of the level for symmetric values,
 * and by simulation nearly so for skewed ones.
 */
public final class InterpolatedMedian {
  private static final String METHOD = "order statistics, interpolated";

  private InterpolatedMedian() {}

  /**
   * The median with its interval.
   *
   * @param values finite values
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code values} has an element that is not finite or too few
   *     elements for the level (see {@link QuantileInterval#minimumSize}), or {@code level} is not
   *     between 0 and 1
   */
  public static Estimate of(double[] values, double level) {
    OrderedSample sample = OrderedSample.of("values", values);
    int n = Checks.atLeast("n", sample.size(), QuantileInterval.minimumSize(0.5, level));
    int rank = QuantileInterval.ranks(n, 0.5, level).lower();
    double covered = coverage(n, rank);
    double excess = (covered - level) / (covered - coverage(n, rank + 1));
    double inward = (n - rank) * excess / (rank + (n - 2 * rank) * excess);
    return new Estimate(
        sample.median(),
        (1 - inward) * sample.get(rank - 1) + inward * sample.get(rank),
        (1 - inward) * sample.get(n - rank) + inward * sample.get(n - rank - 1),
        level,
        METHOD,
        n);
  }

  private static double coverage(int n, int rank) {
    return 1 - 2 * BinomialDistribution.of(n, 0.5).cumulativeProbability(rank - 1);
  }
}

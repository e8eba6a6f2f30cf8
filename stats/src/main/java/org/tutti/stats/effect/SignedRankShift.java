package org.tutti.stats.effect;

import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.comparison.NullDistribution;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.rank.RankSumDistribution;
import org.tutti.stats.rank.WalshAverages;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * The center of differences of pairs: the median of their Walsh averages, with the interval of
 * those centers that Wilcoxon's signed-rank test does not reject (Hodges and Lehmann 1963;
 * Hollander and Wolfe 1999, section 3.2). Exact below 50 pairs, asymptotic from there on.
 *
 * <p>It attains its level for differences that are symmetric about their center; its coverage is
 * slightly higher for small samples because ranks are integers.
 */
public final class SignedRankShift {

  private SignedRankShift() {}

  /** The smallest number of pairs that has an interval at a confidence level: 6 at 0.95. */
  public static int minimumSize(double level) {
    Checks.openUnit("level", level);
    // The outermost interval leaves out the arrangement of all signs alike, on either side.
    return (int) Math.ceil(Math.log(2 / (1 - level)) / Math.log(2) - 1e-9);
  }

  /**
   * The center of the differences with its interval.
   *
   * @param differences one for each pair
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if a difference is not finite, or there are fewer than {@link
   *     #minimumSize} of them
   */
  public static Estimate of(double[] differences, double level) {
    Checks.finite("differences", differences, minimumSize(level));
    int n = differences.length;
    WalshAverages averages = new WalshAverages(OrderedSample.of("differences", differences));
    double tail = (1 - level) / 2;
    boolean exact = n < NullDistribution.LARGE;
    long rank = Math.max(1, exact ? exactRank(n, tail) : asymptoticRank(n, tail));
    return new Estimate(
        averages.median(),
        averages.get(rank),
        averages.get(averages.size() - rank + 1),
        level,
        exact ? "signed ranks, exact" : "signed ranks, normal",
        n);
  }

  private static long exactRank(int n, double tail) {
    double[] ranks = IntStream.rangeClosed(1, n).asDoubleStream().toArray();
    return Math.round(RankSumDistribution.ofSigns(ranks).quantile(tail));
  }

  private static long asymptoticRank(double n, double tail) {
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability(tail);
    double deviation = Math.sqrt(n * (n + 1) * (2 * n + 1) / 24);
    return (long) Math.ceil(n * (n + 1) / 4 - z * deviation - 0.5);
  }
}

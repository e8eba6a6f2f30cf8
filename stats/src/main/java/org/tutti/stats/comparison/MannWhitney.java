package org.tutti.stats.comparison;

import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.rank.MidRanks;
import org.tutti.stats.rank.RankSumDistribution;
import org.tutti.stats.rank.TwoSampleRanks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Wilcoxon-Mann-Whitney test of two independent samples (Mann and Whitney 1947; the comparison of
 * Hunold and Carpen-Amarie 2016, section 5.2, on the medians over launches). The null hypothesis is
 * that both have the same distribution; the statistic is U of the first sample, the number of pairs
 * in which its value is larger, where ties count one half.
 *
 * <p>The exact test never exceeds its level and is conservative with few values, since U is
 * discrete: at level 0.05, it rejects with probability 0.043 for two samples of 10, and 0.0496 for
 * two of 30. All values tied gives a p-value of 1.
 */
public final class MannWhitney {

  private MannWhitney() {}

  /**
   * Tests two samples of at least one value each, exactly if they are small, tied or not.
   *
   * @throws IllegalArgumentException if {@code x} or {@code y} is empty or has an element that is
   *     not finite
   */
  public static TestResult test(double[] x, double[] y, Alternative alternative) {
    return test(x, y, alternative, NullDistribution.AUTOMATIC);
  }

  /**
   * Tests two samples of at least one value each with another null distribution.
   *
   * @throws IllegalArgumentException if {@code x} or {@code y} is empty or has an element that is
   *     not finite, or is too large for {@link NullDistribution#EXACT}
   */
  public static TestResult test(
      double[] x, double[] y, Alternative alternative, NullDistribution distribution) {
    OrderedSample first = OrderedSample.of("x", x);
    OrderedSample second = OrderedSample.of("y", y);
    TwoSampleRanks ranks = TwoSampleRanks.of(first, second);
    boolean exact = distribution.exact(Math.max(x.length, y.length));
    return new TestResult(
        ranks.u(),
        exact ? exactPValue(x, y, ranks, alternative) : asymptoticPValue(ranks, alternative),
        alternative,
        exact ? "Mann-Whitney, exact" : "Mann-Whitney, normal with continuity correction",
        x.length + y.length);
  }

  private static double exactPValue(
      double[] x, double[] y, TwoSampleRanks ranks, Alternative alternative) {
    double[] all = new double[x.length + y.length];
    System.arraycopy(x, 0, all, 0, x.length);
    System.arraycopy(y, 0, all, x.length, y.length);
    RankSumDistribution sums =
        RankSumDistribution.ofDraws(MidRanks.of("x and y", all).toArray(), x.length);
    return alternative.pValue(sums.atMost(ranks.rankSum()), sums.atLeast(ranks.rankSum()));
  }

  private static double asymptoticPValue(TwoSampleRanks ranks, Alternative alternative) {
    return NormalTails.pValue(
        ranks.u() - ranks.expectedU(), Math.sqrt(ranks.varianceOfU()), alternative);
  }
}

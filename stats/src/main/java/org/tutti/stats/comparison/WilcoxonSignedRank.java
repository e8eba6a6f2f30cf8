package org.tutti.stats.comparison;

import java.util.stream.IntStream;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.rank.MidRanks;
import org.tutti.stats.rank.RankSumDistribution;
import org.tutti.stats.sample.Checks;

/**
 * Wilcoxon's signed-rank test of pairs, such as launches of two libraries made alternately
 * (Wilcoxon 1945). The null hypothesis is that the differences {@code x[i] - y[i]} are symmetric
 * about zero; the statistic is the sum of the ranks of the positive differences. Zero differences
 * are left out, as Wilcoxon proposed, and the result's {@code n} counts the others; if all are
 * zero, the p-value is 1 and {@code n} counts all pairs.
 */
public final class WilcoxonSignedRank {

  private static final WilcoxonSignedRank DEFAULT =
      new WilcoxonSignedRank(Alternative.TWO_SIDED, NullDistribution.AUTOMATIC);

  private final Alternative alternative;
  private final NullDistribution distribution;

  private WilcoxonSignedRank(Alternative alternative, NullDistribution distribution) {
    this.alternative = alternative;
    this.distribution = distribution;
  }

  /** The two-sided test, exact for few differences, tied or not. */
  public static WilcoxonSignedRank withDefaults() {
    return DEFAULT;
  }

  /** The test against another alternative. */
  public WilcoxonSignedRank with(Alternative newAlternative) {
    return new WilcoxonSignedRank(newAlternative, distribution);
  }

  /** The test with another way to its p-value. */
  public WilcoxonSignedRank with(NullDistribution newDistribution) {
    return new WilcoxonSignedRank(alternative, newDistribution);
  }

  /**
   * Tests pairs.
   *
   * @param x first values, at least one
   * @param y second values, as many
   * @throws IllegalArgumentException if the lengths differ, there is no pair, or a value is not
   *     finite
   */
  public TestResult test(double[] x, double[] y) {
    Checks.finite("x", x, 1);
    Checks.finite("y", y, 1);
    if (x.length != y.length) {
      throw new IllegalArgumentException(
          "y holds " + y.length + " values, but x holds " + x.length + ": they must be pairs");
    }
    double[] differences =
        IntStream.range(0, x.length).mapToDouble(i -> x[i] - y[i]).filter(d -> d != 0).toArray();
    if (differences.length == 0) {
      return new TestResult(0, 1, alternative, "Wilcoxon signed rank, no difference", x.length);
    }
    return test(differences);
  }

  private TestResult test(double[] differences) {
    int n = differences.length;
    double[] magnitudes =
        IntStream.range(0, n).mapToDouble(i -> Math.abs(differences[i])).toArray();
    MidRanks ranks = MidRanks.of("differences", magnitudes);
    double statistic =
        IntStream.range(0, n).filter(i -> differences[i] > 0).mapToDouble(ranks::get).sum();
    boolean exact = distribution.exact(n);
    double pValue;
    if (exact) {
      RankSumDistribution sums = RankSumDistribution.ofSigns(ranks.toArray());
      pValue = alternative.pValue(sums.atMost(statistic), sums.atLeast(statistic));
    } else {
      double size = n;
      double variance = size * (size + 1) * (2 * size + 1) / 24 - ranks.tieTerm() / 48;
      pValue =
          NormalTails.pValue(statistic - size * (size + 1) / 4, Math.sqrt(variance), alternative);
    }
    String way = exact ? "exact" : "normal with continuity correction";
    return new TestResult(statistic, pValue, alternative, "Wilcoxon signed rank, " + way, n);
  }
}

package org.tutti.stats.comparison;

import java.util.List;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.rank.MidRanks;

/**
 * Kruskal and Wallis's test of several independent samples by ranks (Kruskal and Wallis 1952;
 * Hoefler and Belli 2015, section 3.2.2). The null hypothesis is that all have the same
 * distribution; the statistic is H with the correction for ties, compared with the chi-squared
 * distribution, which is accurate from about five values per sample on. All values tied gives H = 0
 * and a p-value of 1.
 */
public final class KruskalWallis {

  private KruskalWallis() {}

  /**
   * Tests at least two samples of at least one value each.
   *
   * @throws IllegalArgumentException if there are fewer than two groups, or one is empty or has an
   *     element that is not finite
   */
  public static TestResult test(List<double[]> groups) {
    double[] all = Groups.joined(groups, 1);
    double n = all.length;
    MidRanks ranks = MidRanks.of("groups", all);
    double between = 0;
    int start = 0;
    for (double[] group : groups) {
      double sum = 0;
      for (int i = start; i < start + group.length; i++) {
        sum += ranks.get(i) - (n + 1) / 2;
      }
      between += sum * sum / group.length;
      start += group.length;
    }
    double variance = n * (n + 1) / 12 - ranks.tieTerm() / (12 * (n - 1));
    double h = variance == 0 ? 0 : between / variance;
    double pValue = ChiSquaredDistribution.of(groups.size() - 1.0).survivalProbability(h);
    return new TestResult(h, pValue, Alternative.TWO_SIDED, "Kruskal-Wallis", all.length);
  }
}

package org.tutti.stats.comparison;

import java.util.Arrays;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;

/**
 * The sign test of pairs (Arbuthnott 1710; Hollander and Wolfe 1999, section 3.4). The null
 * hypothesis is that a difference {@code x[i] - y[i]} is as often positive as negative, whatever
 * its distribution; the statistic is the number of positive ones. Zero differences are left out.
 * For differences of -1, 0 and 1 it is the exact test of McNemar (1947).
 */
public final class SignTest {

  private SignTest() {}

  /**
   * Tests the differences of pairs; if all are zero the p-value is 1.
   *
   * @throws IllegalArgumentException if there is no difference, or one is not finite
   */
  public static TestResult test(double[] differences, Alternative alternative) {
    Checks.finite("differences", differences, 1);
    int positive = (int) Arrays.stream(differences).filter(d -> d > 0).count();
    int negative = (int) Arrays.stream(differences).filter(d -> d < 0).count();
    BinomialDistribution signs = BinomialDistribution.of(positive + negative, 0.5);
    double atMost = signs.cumulativeProbability(positive);
    double atLeast = signs.survivalProbability(positive - 1);
    return new TestResult(
        positive,
        alternative.pValue(atMost, atLeast),
        alternative,
        "sign test",
        differences.length);
  }
}

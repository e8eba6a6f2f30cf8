package org.tutti.stats.comparison;

import org.apache.commons.statistics.distribution.HypergeometricDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;

/**
 * Fisher's exact test of two shares, such as those of launches in the slow mode (Fisher 1935). The
 * null hypothesis is one share for both samples; the statistic is the number of hits in the first.
 * The two-sided p-value is twice the smaller tail, so that it says in which direction.
 */
public final class FisherExact {

  private FisherExact() {}

  /**
   * Tests two shares.
   *
   * @param hitsOfX number of hits among the {@code n} values of the first sample
   * @param hitsOfY number of hits among the {@code m} values of the second sample
   * @throws IllegalArgumentException if a sample is empty or has more hits than values
   */
  public static TestResult test(int hitsOfX, int n, int hitsOfY, int m, Alternative alternative) {
    Checks.atLeast("hitsOfX", hitsOfX, 0);
    Checks.atLeast("hitsOfY", hitsOfY, 0);
    Checks.atLeast("n", n, Math.max(1, hitsOfX));
    Checks.atLeast("m", m, Math.max(1, hitsOfY));
    HypergeometricDistribution hits = HypergeometricDistribution.of(n + m, hitsOfX + hitsOfY, n);
    double atMost = hits.cumulativeProbability(hitsOfX);
    double atLeast = hits.survivalProbability(hitsOfX - 1);
    return new TestResult(
        hitsOfX, alternative.pValue(atMost, atLeast), alternative, "Fisher's exact test", n + m);
  }
}

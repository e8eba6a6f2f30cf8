package org.tutti.lab.history.series;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.series.Autocorrelation;

/**
 * Test of a trend over a series (Mann 1945; Kendall 1975, "Rank Correlation Methods"). The null
 * hypothesis is that the observations are independent and identically distributed. S counts the
 * pairs that rise minus the pairs that fall; the p-value is two-sided, by the normal distribution
 * with corrections for ties and for continuity. All values tied gives a p-value of 1.
 *
 * <p>Autocorrelated observations are mistaken for a trend too often; see {@link Autocorrelation}.
 *
 * @param s pairs that rise minus pairs that fall
 * @param tau Kendall's tau-b of the values and their order, from -1 to 1; 0 if all values are tied
 * @param test the test
 */
public record MannKendall(long s, double tau, TestResult test) {

  /**
   * Tests at least 3 values in the order of observation.
   *
   * @throws IllegalArgumentException if {@code values} has fewer than 3 elements or one that is not
   *     finite
   */
  public static MannKendall of(double[] values) {
    Checks.finite("values", values, 3);
    double n = values.length;
    double[] ordered = values.clone();
    long falls = falls(ordered, new double[values.length], 0, values.length);
    double tiedPairs = 0;
    double tieTerm = 0;
    for (int start = 0, i = 1; i <= ordered.length; i++) {
      if (i == ordered.length || ordered[i] != ordered[start]) {
        double t = i - start;
        tiedPairs += t * (t - 1) / 2;
        tieTerm += t * (t - 1) * (2 * t + 5);
        start = i;
      }
    }
    double pairs = n * (n - 1) / 2;
    long s = Math.round(pairs - tiedPairs) - 2 * falls;
    double deviation = Math.sqrt((n * (n - 1) * (2 * n + 5) - tieTerm) / 18);
    double z = s == 0 ? 0 : (double) (s - Long.signum(s)) / deviation;
    double pValue = Math.min(1, 2 * NormalDistribution.of(0, 1).survivalProbability(Math.abs(z)));
    double tau = s == 0 ? 0 : s / Math.sqrt(pairs * (pairs - tiedPairs));
    return new MannKendall(
        s, tau, new TestResult(s, pValue, Alternative.TWO_SIDED, "Mann-Kendall", values.length));
  }

  /** Sorts a range by merging, and counts the pairs in which the later value is the less. */
  private static long falls(double[] values, double[] space, int from, int to) {
    if (to - from < 2) {
      return 0;
    }
    int middle = (from + to) >>> 1;
    long count = falls(values, space, from, middle) + falls(values, space, middle, to);
    int left = from;
    int right = middle;
    for (int i = from; i < to; i++) {
      if (right == to || (left < middle && values[left] <= values[right])) {
        space[i] = values[left++];
      } else {
        space[i] = values[right++];
        count += middle - left;
      }
    }
    System.arraycopy(space, from, values, from, to - from);
    return count;
  }
}

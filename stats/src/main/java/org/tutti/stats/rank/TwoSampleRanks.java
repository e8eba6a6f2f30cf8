package org.tutti.stats.rank;

import org.tutti.stats.sample.OrderedSample;

/**
 * Two samples ranked together, in the time of two sorts and one merge.
 *
 * @param n size of the first sample
 * @param m size of the second sample
 * @param rankSum sum of the first sample's ranks among all values
 * @param tieTerm sum of {@code t³ - t} over the groups of {@code t} tied values; 0 without ties
 */
public record TwoSampleRanks(int n, int m, double rankSum, double tieTerm) {

  /** Ranks two samples together. */
  public static TwoSampleRanks of(OrderedSample x, OrderedSample y) {
    int i = 0;
    int j = 0;
    double rankSum = 0;
    double tieTerm = 0;
    while (i < x.size()) {
      int firstOfX = i;
      int firstOfY = j;
      double value = j < y.size() ? Math.min(x.get(i), y.get(j)) : x.get(i);
      while (i < x.size() && x.get(i) == value) {
        i++;
      }
      while (j < y.size() && y.get(j) == value) {
        j++;
      }
      double ties = i - firstOfX + j - firstOfY;
      rankSum += (i - firstOfX) * (firstOfX + firstOfY + (ties + 1) / 2);
      tieTerm += Ties.term(ties);
    }
    return new TwoSampleRanks(x.size(), y.size(), rankSum, tieTerm + Ties.term(y, j));
  }

  /**
   * Mann and Whitney's U of the first sample: the number of pairs in which its value is larger,
   * where ties count one half.
   */
  public double u() {
    return rankSum - n * (n + 1.0) / 2;
  }

  /** The expectation of U if both samples have the same distribution. */
  public double expectedU() {
    return (double) n * m / 2;
  }

  /** The variance of U if both samples have the same distribution; 0 if all values are tied. */
  public double varianceOfU() {
    double total = (double) n + m;
    double untied = total + 1 - tieTerm / (total * (total - 1));
    // Rounding may make this negative if all of some 10^6 values are tied.
    return Math.max(0, (double) n * m / 12 * untied);
  }
}

package org.tutti.stats.dominance;

import java.util.SplittableRandom;

/**
 * Random ways to deal values without ties to two samples, where a way is the likelier the smaller
 * the sum of the ranks of the first sample is: by {@code exp(-slope rank)} for each of its values.
 */
final class TiltedDealing {

  private final int n;
  private final int values;
  private final double slope;

  /** {@code [i][k]}: the mean weight of all ways to deal k of the values from rank i + 1 on. */
  private final double[][] weights;

  TiltedDealing(int n, int m, double slope) {
    this.n = n;
    this.values = n + m;
    this.slope = slope;
    this.weights = new double[values + 1][n + 1];
    weights[values][0] = 1;
    for (int i = values - 1; i >= 0; i--) {
      int left = values - i;
      for (int k = 0; k <= Math.min(n, left); k++) {
        double dealt = k == 0 ? 0 : ofNext(i, k);
        weights[i][k] = dealt + (1 - (double) k / left) * weights[i + 1][k];
      }
    }
  }

  /** The part of the weight in which the next value is one of the first sample. */
  private double ofNext(int i, int k) {
    return k * Math.exp(-slope * (i + 1)) / (values - i) * weights[i + 1][k - 1];
  }

  /** The mean weight of all ways. */
  double meanWeight() {
    return weights[0][n];
  }

  /**
   * Deals the values.
   *
   * @return the sum of the ranks of the first sample
   */
  int deal(SplittableRandom random, Placements placements) {
    int left = n;
    int ranks = 0;
    for (int i = 0; i < values; i++) {
      boolean first = left > 0 && random.nextDouble() * weights[i][left] < ofNext(i, left);
      if (first) {
        left--;
        ranks += i + 1;
      }
      placements.add(first ? 1 : 0, first ? 0 : 1);
    }
    return ranks;
  }
}

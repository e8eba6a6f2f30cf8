package org.tutti.stats.comparison;

import org.tutti.stats.sample.OrderedSample;

/**
 * The largest distance between two empirical distribution functions, as a whole number of steps of
 * {@code 1 / (n m)}, so that the exact p-value compares integers.
 */
final class SmirnovDistance {

  private final int n;
  private final int m;
  private final long steps;

  /**
   * For each number of values taken in ascending order, whether the next value is larger, so that
   * the distribution functions can be compared there.
   */
  private final boolean[] lastOfTie;

  private SmirnovDistance(int n, int m, long steps, boolean[] lastOfTie) {
    this.n = n;
    this.m = m;
    this.steps = steps;
    this.lastOfTie = lastOfTie;
  }

  static SmirnovDistance of(OrderedSample x, OrderedSample y) {
    int n = x.size();
    int m = y.size();
    boolean[] lastOfTie = new boolean[n + m + 1];
    long greatest = 0;
    int i = 0;
    int j = 0;
    while (i < n || j < m) {
      double value = i == n ? y.get(j) : j == m ? x.get(i) : Math.min(x.get(i), y.get(j));
      while (i < n && x.get(i) == value) {
        i++;
      }
      while (j < m && y.get(j) == value) {
        j++;
      }
      lastOfTie[i + j] = true;
      greatest = Math.max(greatest, Math.abs((long) i * m - (long) j * n));
    }
    return new SmirnovDistance(n, m, greatest, lastOfTie);
  }

  double statistic() {
    return (double) steps / ((double) n * m);
  }

  /**
   * Probability of a distance at least as great when every assignment of the values to the samples
   * is equally likely. Walks the lattice of assignments, adding up the probability of those that
   * have reached the distance, so that small p-values keep their digits.
   */
  double exactPValue() {
    // reached[j]: probability, having taken i of x and j of y, that the distance was reached
    // before.
    double[] reached = new double[m + 1];
    for (int i = 0; i <= n; i++) {
      for (int j = 0; j <= m; j++) {
        if (lastOfTie[i + j] && Math.abs((long) i * m - (long) j * n) >= steps) {
          reached[j] = 1;
        } else {
          double fromX = i == 0 ? 0 : reached[j] * i;
          double fromY = j == 0 ? 0 : reached[j - 1] * j;
          reached[j] = i + j == 0 ? 0 : (fromX + fromY) / (i + j);
        }
      }
    }
    return steps == 0 ? 1 : reached[m];
  }
}

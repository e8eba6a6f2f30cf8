package org.tutti.lab.analyze.effect;

import org.tutti.stats.rank.OrderedDoubles;
import org.tutti.stats.sample.OrderedSample;

/**
 * The differences {@code x[i] - y[j]} of all pairs in ascending order, without storing them: there
 * may be 10¹⁰. A difference is found by bisection over the floating-point numbers themselves,
 * counting at each step by one pass over both samples how many differences lie at or below.
 */
public final class PairwiseDifferences {

  private final OrderedSample x;
  private final OrderedSample y;

  /** The differences of two samples. */
  public PairwiseDifferences(OrderedSample x, OrderedSample y) {
    this.x = x;
    this.y = y;
  }

  /** Number of differences. */
  public long size() {
    return (long) x.size() * y.size();
  }

  /**
   * A difference by its rank.
   *
   * @param rank from 1, the smallest, to {@link #size}
   */
  public double get(long rank) {
    if (rank < 1 || rank > size()) {
      throw new IllegalArgumentException(
          "rank is " + rank + ", but must lie between 1 and " + size());
    }
    return OrderedDoubles.least(
        x.min() - y.max(), x.max() - y.min(), bound -> countUpTo(bound) >= rank);
  }

  /** The median of the differences. */
  public double median() {
    long half = (size() + 1) / 2;
    double lower = get(half);
    return size() % 2 == 1 ? lower : (lower + get(half + 1)) / 2;
  }

  private long countUpTo(double bound) {
    long count = 0;
    int j = 0;
    for (int i = 0; i < x.size(); i++) {
      while (j < y.size() && x.get(i) - y.get(j) > bound) {
        j++;
      }
      count += y.size() - j;
    }
    return count;
  }
}

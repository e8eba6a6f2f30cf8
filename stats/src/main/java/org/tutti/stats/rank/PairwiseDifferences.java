package org.tutti.stats.rank;

import org.tutti.stats.sample.OrderedSample;

/**
 * The differences {@code x[i] - y[j]} of all pairs in ascending order, without making them: there
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
   * @param rank from 1, the least, to {@link #size}
   */
  public double get(long rank) {
    if (rank < 1 || rank > size()) {
      throw new IllegalArgumentException(
          "rank is " + rank + ", but must lie between 1 and " + size());
    }
    long low = sortable(x.min() - y.max());
    long high = sortable(x.max() - y.min());
    while (low < high) {
      long middle = Math.floorDiv(low, 2) + Math.floorDiv(high, 2) + (low & high & 1);
      if (countUpTo(fromSortable(middle)) >= rank) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return fromSortable(low);
  }

  /** The median of the differences. */
  public double median() {
    long half = (size() + 1) / 2;
    double lower = get(half);
    return size() % 2 == 1 ? lower : lower / 2 + get(half + 1) / 2;
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

  /** Maps a number to an integer so that the order is kept. */
  private static long sortable(double value) {
    long bits = Double.doubleToLongBits(value + 0.0);
    return bits >= 0 ? bits : Long.MIN_VALUE - bits;
  }

  private static double fromSortable(long sortable) {
    return Double.longBitsToDouble(sortable >= 0 ? sortable : Long.MIN_VALUE - sortable);
  }
}

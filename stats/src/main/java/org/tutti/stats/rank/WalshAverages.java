package org.tutti.stats.rank;

import org.tutti.stats.sample.OrderedSample;

/**
 * The averages {@code (d[i] + d[j]) / 2} of all pairs with {@code i <= j} in ascending order,
 * without storing them (Walsh 1949). Their ranks are to the signed-rank test what those of {@link
 * PairwiseDifferences} are to the rank-sum test.
 */
public final class WalshAverages {
  private final OrderedSample differences;

  /** The averages of these values. */
  public WalshAverages(OrderedSample differences) {
    this.differences = differences;
  }

  /** Number of averages: {@code n (n + 1) / 2}. */
  public long size() {
    long n = differences.size();
    return n * (n + 1) / 2;
  }

  /**
   * An average by its rank.
   *
   * @param rank from 1, the smallest, to {@link #size}
   */
  public double get(long rank) {
    if (rank < 1 || rank > size()) {
      throw new IllegalArgumentException(
          "rank is " + rank + ", but must lie between 1 and " + size());
    }
    return OrderedDoubles.least(
        differences.min(), differences.max(), bound -> countUpTo(bound) >= rank);
  }

  /** The median of the averages. */
  public double median() {
    long half = (size() + 1) / 2;
    double lower = get(half);
    return size() % 2 == 1 ? lower : lower / 2 + get(half + 1) / 2;
  }

  /**
   * One pass from both ends: the larger the first value of a pair, the fewer second values stay
   * below the bound.
   */
  private long countUpTo(double bound) {
    long count = 0;
    int last = differences.size() - 1;
    for (int first = 0; first <= last; first++) {
      while (last >= first && average(first, last) > bound) {
        last--;
      }
      count += Math.max(0, last - first + 1);
    }
    return count;
  }

  private double average(int first, int second) {
    return differences.get(first) / 2 + differences.get(second) / 2;
  }
}

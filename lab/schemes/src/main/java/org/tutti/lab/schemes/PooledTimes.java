package org.tutti.lab.schemes;

import java.util.Arrays;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.stats.outlier.ThresholdFilter;

/**
 * The times of all ranks as one sample, which is never in one place: ranks count their own values,
 * and exchange the counts.
 */
final class PooledTimes {
  private final CollectiveExchange ranks;
  private final long[] sorted;
  private final long size;
  private final long least;
  private final long most;

  /**
   * Collective.
   *
   * @param own times of this rank, at least one
   */
  PooledTimes(CollectiveExchange ranks, long[] own) {
    this.ranks = ranks;
    this.sorted = own.clone();
    Arrays.sort(sorted);
    this.size = ranks.sum(sorted.length);
    this.least = -ranks.maximum(-sorted[0]);
    this.most = ranks.maximum(sorted[sorted.length - 1]);
  }

  /** Collective: mean, least and largest of the values that the filter keeps. */
  double[] kept(ThresholdFilter filter) {
    long limit = (long) Math.floor(filter.threshold(quantile(ThresholdFilter.PERCENTILE)));
    int count = countUpTo(limit);
    long sum = ranks.sum(Arrays.stream(sorted, 0, count).sum());
    long largest = ranks.maximum(count == 0 ? least : sorted[count - 1]);
    return new double[] {(double) sum / ranks.sum(count), least, largest};
  }

  /** Collective: of type 7, as that of a sample in one place. */
  private double quantile(double probability) {
    double position = (size - 1) * probability;
    long below = (long) position;
    double fraction = position - below;
    long low = inOrder(below);
    return fraction == 0 ? low : (1 - fraction) * low + fraction * inOrder(below + 1);
  }

  /** Collective: the value at this place of all values in order, from 0, by bisection. */
  private long inOrder(long place) {
    long low = least;
    long high = most;
    while (low < high) {
      long middle = low + (high - low) / 2;
      if (ranks.sum(countUpTo(middle)) > place) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** How many of this rank's values are at most {@code limit}. */
  private int countUpTo(long limit) {
    int from = 0;
    int to = sorted.length;
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (sorted[middle] <= limit) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from;
  }
}

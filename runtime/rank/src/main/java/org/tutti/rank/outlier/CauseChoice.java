package org.tutti.rank.outlier;

import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;

/**
 * What is known of the interval of an outlier, each of the rank where it took longest.
 *
 * @param duration of the observation
 * @param waited without a processor
 * @param compilation by the compilers
 * @param collection by the collector
 */
record CauseChoice(
    RankAndNanos duration, RankAndNanos waited, RankAndNanos compilation, RankAndNanos collection) {
  /** A cause must have taken this share of the time by which the outlier exceeds the median. */
  private static final double MIN_SHARE = 0.5;

  /** The JVM counts collections in steps of a millisecond. */
  private static final long COLLECTION_STEP = 1_000_000;

  /**
   * The outlier with its cause.
   *
   * @param excess over the median
   */
  Outlier of(int index, double excess) {
    double least = MIN_SHARE * excess;
    long collected = collection.nanos() / COLLECTION_STEP * COLLECTION_STEP;
    if (collection.nanos() > 0 && collected + COLLECTION_STEP >= Math.max(least, waited.nanos())) {
      return new Outlier(index, collection.rank(), collected, OutlierCause.COLLECTOR);
    }
    // A thread that waits while the compilers of its own process work waits for them.
    if (compilation.nanos() >= Math.max(least, MIN_SHARE * waited.nanos())) {
      return new Outlier(index, compilation.rank(), compilation.nanos(), OutlierCause.COMPILER);
    }
    if (waited.nanos() >= least) {
      return new Outlier(index, waited.rank(), waited.nanos(), OutlierCause.PREEMPTION);
    }
    return new Outlier(index, duration.rank(), 0, OutlierCause.UNKNOWN);
  }
}

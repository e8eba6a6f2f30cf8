package org.tutti.rank.outlier;

import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.observation.ObservationLog;

/** What ranks know about outliers: first one of them, then, combined, all. */
final class OutlierWitnesses {
  private static final int DURATION = 0;
  private static final int WAITED = 1;
  private static final int COMPILATION = 2;
  private static final int COLLECTION = 3;
  private static final int BLIND = 4;
  private static final int KINDS = 5;

  private final int outliers;

  /**
   * One figure of each kind for each outlier, all in one array, which all ranks combine at once.
   */
  private final long[] figures;

  OutlierWitnesses(int outliers) {
    this.outliers = outliers;
    this.figures = new long[KINDS * outliers];
  }

  /** What this rank knows about the outlier {@code at}, which is an observation of the log. */
  void put(int at, int rank, ObservationLog log, IntervalWatch watch, int observation) {
    IntervalWatch.Evidence evidence =
        watch.evidence(observation).orElse(IntervalWatch.Evidence.NONE);
    put(DURATION, at, RankAndNanos.encode(rank, log.duration(observation)));
    put(WAITED, at, RankAndNanos.encode(rank, evidence.waited()));
    put(COMPILATION, at, RankAndNanos.encode(rank, evidence.compilation()));
    put(COLLECTION, at, RankAndNanos.encode(rank, evidence.collection()));
    boolean unread = watch.evidence(observation).isEmpty();
    put(BLIND, at, unread && log.interval(observation) > IntervalWatch.MIN_NANOS ? 1 : 0);
  }

  private void put(int kind, int at, long figure) {
    figures[kind * outliers + at] = figure;
  }

  private long get(int kind, int at) {
    return figures[kind * outliers + at];
  }

  /** Collective. */
  void combine(CollectiveExchange all) {
    all.maximum(figures);
  }

  /** Whether a rank had a long interval, too, and did not read its counters after it. */
  boolean isBlind(int at) {
    return get(BLIND, at) != 0;
  }

  CauseChoice causes(int at) {
    return new CauseChoice(
        RankAndNanos.decode(get(DURATION, at)),
        RankAndNanos.decode(get(WAITED, at)),
        RankAndNanos.decode(get(COMPILATION, at)),
        RankAndNanos.decode(get(COLLECTION, at)));
  }
}

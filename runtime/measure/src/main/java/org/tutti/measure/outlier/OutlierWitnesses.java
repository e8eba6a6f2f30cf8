package org.tutti.measure.outlier;

import java.util.List;
import org.tutti.measure.observation.ObservationLog;
import org.tutti.mpi.exchange.CollectiveExchange;

/** What ranks know about outliers: first one of them, then, combined, all. */
final class OutlierWitnesses {
  private final long[] durations;
  private final long[] waited;
  private final long[] compilation;
  private final long[] collection;
  private final long[] blind;

  OutlierWitnesses(int outliers) {
    durations = new long[outliers];
    waited = new long[outliers];
    compilation = new long[outliers];
    collection = new long[outliers];
    blind = new long[outliers];
  }

  /** What this rank knows about the outlier {@code at}, which is an observation of the log. */
  void put(int at, int rank, ObservationLog log, IntervalWatch watch, int observation) {
    IntervalWatch.Evidence evidence =
        watch.evidence(observation).orElse(IntervalWatch.Evidence.NONE);
    durations[at] = RankAndNanos.encode(rank, log.duration(observation));
    waited[at] = RankAndNanos.encode(rank, evidence.waited());
    compilation[at] = RankAndNanos.encode(rank, evidence.compilation());
    collection[at] = RankAndNanos.encode(rank, evidence.collection());
    boolean unread = watch.evidence(observation).isEmpty();
    blind[at] = unread && log.interval(observation) > IntervalWatch.LEAST_NANOS ? 1 : 0;
  }

  /** Collective. */
  void combine(CollectiveExchange all) {
    for (long[] figures : List.of(durations, waited, compilation, collection, blind)) {
      all.maximum(figures);
    }
  }

  /** Whether a rank had a long interval, too, and did not read its counters after it. */
  boolean isBlind(int at) {
    return blind[at] != 0;
  }

  CauseChoice causes(int at) {
    return new CauseChoice(
        RankAndNanos.decode(durations[at]),
        RankAndNanos.decode(waited[at]),
        RankAndNanos.decode(compilation[at]),
        RankAndNanos.decode(collection[at]));
  }
}

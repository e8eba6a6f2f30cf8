package org.tutti.sync.process;

import java.util.Arrays;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * The time between the root's choice of a start and the start, measured: a multiple of what it
 * takes the choice to reach the last rank; more while ranks are late for it.
 */
final class LeadTime {
  private static final int ROUNDS = 20;
  private static final int FACTOR = 3;
  private static final long MIN_NANOS = 500;
  private static final long MAX_NANOS = 1_000_000;
  private static final double MANY_LATE = 0.05;
  private static final double GROWTH = 1.5;

  private final RankClock clock;
  private final ReleaseTree tree;
  private final CollectiveExchange collectives;
  private long measured;
  private long nanos;

  LeadTime(RankClock clock, ReleaseTree tree, CollectiveExchange collectives) {
    this.clock = clock;
    this.tree = tree;
    this.collectives = collectives;
  }

  long nanos() {
    return nanos;
  }

  /** Collective: measures how long a choice takes to arrive, median of some, maximum over ranks. */
  void measure(GlobalClock global) {
    long[] delays = new long[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      tree.arrive();
      long chosen = tree.release(global.toGlobal(clock.now()));
      delays[round] = global.toGlobal(clock.now()) - chosen;
    }
    Arrays.sort(delays);
    long delay = collectives.maximum(delays[ROUNDS / 2]);
    measured = Math.min(MAX_NANOS, Math.max(MIN_NANOS, FACTOR * delay));
    nanos = measured;
  }

  /** Learns from a run; the same on all ranks. */
  void ran(RunValidity validity, int batch) {
    int firsts = 0;
    int late = 0;
    for (int index = 0; index < validity.count(); index += batch) {
      firsts++;
      late += validity.isValid(index) ? 0 : 1;
    }
    if (late > MANY_LATE * firsts) {
      nanos = Math.min(MAX_NANOS, Math.round(GROWTH * nanos));
    } else if (late == 0) {
      nanos = Math.max(measured, Math.round(nanos / GROWTH));
    }
  }
}

package org.tutti.sync;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.sync.clock.RankClock;

/**
 * When the clocks are to be refreshed: the root decides for all. Runs are kept short enough for the
 * next refresh to come in time.
 */
final class RefreshSchedule {
  private static final int FIRST_RUN = 50;

  private final Communicator communicator;
  private final RankClock clock;
  private final int root;
  private final long interval;
  private final MessageBuffer decision;
  private long last;
  private double period;
  private boolean due;
  private int limit;

  /**
   * @param interval time between two refreshes, in nanoseconds
   */
  RefreshSchedule(Communicator communicator, RankClock clock, int root, long interval) {
    this.communicator = communicator;
    this.clock = clock;
    this.root = root;
    this.interval = interval;
    this.decision = communicator.allocate(Datatype.LONG, 2);
    this.last = clock.now();
  }

  /** Forgets how long observations take. */
  void beginCell() {
    period = 0;
  }

  /** Collective: decides what {@link #isDue} and {@link #limit} return. */
  void decide() {
    long passed = clock.now() - last;
    decision.putLong(0, passed >= interval ? 1 : 0);
    decision.putLong(1, period == 0 ? FIRST_RUN : Math.max(1, (long) (interval / period)));
    communicator.bcast(decision, 2, Datatype.LONG, root);
    due = decision.getLong(0) != 0;
    limit = (int) Math.min(Integer.MAX_VALUE, decision.getLong(1));
  }

  boolean isDue() {
    return due;
  }

  /** The most observations that the next run may have. */
  int limit() {
    return limit;
  }

  void refreshed() {
    last = clock.now();
  }

  /** Learns from a run how long an observation takes, including everything between two of them. */
  void runFinished(long[] starts, long[] ends, int count) {
    period = Math.max(1, (ends[count - 1] - starts[0]) / (double) count);
  }
}

package org.tutti.mpi.simulated;

import java.util.concurrent.locks.LockSupport;
import org.tutti.mpi.threads.Job;

/** One rank's thread, its virtual time, and what it waits for. */
final class VirtualRank {
  private static final int SPINS = 5_000;
  private static final int NOBODY = -1;

  private final int number;
  private final Job job;
  private final boolean spins;
  private Thread thread;
  private double now;
  private int awaitedSource = NOBODY;
  private int awaitedContext;
  private int awaitedTag;
  private volatile boolean turn;
  private volatile boolean parked;

  VirtualRank(int number, Job job, boolean spins) {
    this.number = number;
    this.job = job;
    this.spins = spins;
  }

  int number() {
    return number;
  }

  /** True time in nanoseconds since the start of the run. */
  double now() {
    return now;
  }

  void advanceTo(double time) {
    now = Math.max(now, time);
  }

  void advance(double nanos) {
    now += nanos;
  }

  void waitsFor(int source, int context, int tag) {
    awaitedSource = source;
    awaitedContext = context;
    awaitedTag = tag;
  }

  /** True, once, if this message is what the rank waits for. */
  boolean accepts(int source, int context, int tag) {
    boolean awaited = awaitedSource == source && awaitedContext == context && awaitedTag == tag;
    if (awaited) {
      awaitedSource = NOBODY;
    }
    return awaited;
  }

  boolean waits() {
    return awaitedSource != NOBODY;
  }

  /** The calling thread is this rank's. */
  void own() {
    thread = Thread.currentThread();
  }

  void giveTurn() {
    turn = true;
    if (parked) {
      LockSupport.unpark(thread);
    }
  }

  /**
   * Spins for a moment, as the partner of a ping-pong answers soon, and parks.
   *
   * @throws org.tutti.mpi.threads.RankFailure if a rank has failed
   */
  void awaitTurn() {
    for (int i = 0; spins && i < SPINS && !turn; i++) {
      Thread.onSpinWait();
    }
    if (!turn) {
      parked = true;
      while (!turn && !job.failed()) {
        LockSupport.park(this);
      }
      parked = false;
    }
    job.check();
    turn = false;
  }

  @Override
  public String toString() {
    return "rank "
        + number
        + " waits for a message of rank "
        + awaitedSource
        + " with tag "
        + awaitedTag;
  }
}

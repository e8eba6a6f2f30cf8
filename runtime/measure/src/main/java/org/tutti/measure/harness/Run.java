package org.tutti.measure.harness;

import org.tutti.sync.clock.RankClock;

/**
 * One run of consecutive observations in a cell, as the generated loops see it. An observation is
 * either one call of the benchmark or a batch of calls; all observations of a run are alike, and
 * each kind has a loop of its own, so that nothing has to be asked between the two clock reads.
 */
public interface Run {
  RankClock clock();

  /** Goes to the next observation of one call; false if there is none, or none of this kind. */
  boolean next();

  /** Goes to the next observation that is a batch; false if there is none, or none of this kind. */
  boolean nextBatch();

  /** Makes the cache cold where asked for, then returns when the observation may start. */
  void start();

  /**
   * Ends a call of a batch: passes the barrier that follows each call and moves the buffers to
   * their next place, where that is asked for.
   *
   * @return whether the batch has another call
   */
  boolean repeats();

  /** Keeps the local times between which the observation lies. */
  void stop(long start, long end);

  /** Makes this observation on a rank that plays no role: starts, joins the barriers, and stops. */
  void idle();

  /** Makes all observations on a rank that plays no role. */
  default void idleThroughout() {
    while (next() || nextBatch()) {
      idle();
    }
  }
}

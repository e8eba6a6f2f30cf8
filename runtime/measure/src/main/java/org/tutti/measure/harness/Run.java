package org.tutti.measure.harness;

import org.tutti.sync.clock.RankClock;

/**
 * One run of consecutive observations in a cell, as the generated loops see it. An observation is
 * either one call of the benchmark or a batch of calls; all observations of a run are of the same
 * kind, and each kind has a loop of its own, so that nothing has to be decided between the two
 * clock reads.
 *
 * <p>Between the clock reads of an observation of one call, there is that call only. Between those
 * of a batch, {@link #repeats} follows each call: it counts the call, passes a barrier if that is
 * requested, and moves the buffers to their next position if they move through memory. Without
 * either, it costs an increment and a comparison, below a nanosecond.
 */
public interface Run {
  RankClock clock();

  /** Advances to the next observation of one call; false if there is none of this kind. */
  boolean next();

  /** Advances to the next observation of a batch; false if there is none of this kind. */
  boolean nextBatch();

  /** Makes the cache cold if requested, then returns when the observation may start. */
  void start();

  /**
   * Ends a call of a batch: passes the barrier that follows each call and moves the buffers to
   * their next position, if that is requested.
   *
   * @return whether the batch has another call
   */
  boolean repeats();

  /** Records the local start and end times of the observation. */
  void stop(long start, long end);

  /** Makes this observation on a rank without a role: starts, joins the barriers, and stops. */
  void idle();

  /** Makes all observations on a rank without a role. */
  default void idleThroughout() {
    while (next() || nextBatch()) {
      idle();
    }
  }
}

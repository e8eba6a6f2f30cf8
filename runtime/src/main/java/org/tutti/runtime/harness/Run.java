package org.tutti.runtime.harness;

import org.tutti.sync.clock.Clock;

/** One run of consecutive observations in a cell, as the generated loop sees it. */
public interface Run {
  Clock clock();

  /** Number of observations in this run. */
  int count();

  /** Calls in a batch. */
  int calls();

  /** Whether a barrier follows each call of a batch. */
  boolean barrier();

  /** Whether each call of a batch takes its messages from another place than the one before. */
  boolean advances();

  /** Moves the buffers of the message to their next place. */
  void advance();

  /** Receives the local start times; at least {@link #count} long. */
  long[] starts();

  /** Receives the local end times; at least {@link #count} long. */
  long[] ends();

  /** Makes the cache cold where asked for, then returns when the observation may start. */
  void start(int index);
}

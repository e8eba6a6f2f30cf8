package org.tutti.sync.clocksync;

import java.util.OptionalInt;
import java.util.OptionalLong;

/** The result of a clock synchronization: the clock that was learned and its cost so far. */
public interface LearnedClockSync extends AutoCloseable {
  /** The global clock of this rank as it is known now. */
  LearnedClock clock();

  /** Point-to-point messages that this rank has sent. */
  long messages();

  /** Communication rounds, one after the other. */
  int rounds();

  /** Time that this rank has spent in it, in seconds. */
  double seconds();

  /** Number of different local clocks, where ranks were found to share some. */
  default OptionalInt clocks() {
    return OptionalInt.empty();
  }

  /**
   * Nanoseconds after which {@link #refresh()} is due again while measuring; empty if refreshing
   * does not improve the clock. The same on all ranks.
   */
  default OptionalLong refreshInterval() {
    return OptionalLong.empty();
  }

  /** Collective: exchanges further time stamps, between observations. */
  default void refresh() {}

  /** Collective: the clock from everything that was learned so far. */
  default LearnedClock settle() {
    return clock();
  }

  /** Collective: releases its communicators. */
  @Override
  default void close() {}

  /**
   * A synchronization that learns nothing more.
   *
   * @param clock this rank's view of the global clock
   * @param messages point-to-point messages that this rank sent
   * @param rounds communication rounds one after the other
   * @param seconds duration on this rank
   */
  record Completed(LearnedClock clock, long messages, int rounds, double seconds)
      implements LearnedClockSync {}
}

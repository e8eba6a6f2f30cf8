package org.tutti.sync.clocksync;

import java.util.OptionalInt;

/** A clock synchronization that stands: the clock that was learned and what it has cost so far. */
public interface Synchronization extends AutoCloseable {
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

  /** Whether {@link #refresh()} improves the clock. */
  default boolean isRefreshable() {
    return false;
  }

  /** Collective: a further look at the clocks, between observations. */
  default void refresh() {}

  /** Collective: the clock with everything known that was learned so far. */
  default LearnedClock settle() {
    return clock();
  }

  /** Collective: gives back what it holds. */
  @Override
  default void close() {}
}

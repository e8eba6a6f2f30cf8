package org.tutti.sync.process;

import org.tutti.sync.clock.Clock;

/** How a rank passes the time until a start. */
public interface WaitStrategy {
  /** Returns at the first reading of {@code clock} at or after {@code local}. */
  void until(Clock clock, long local);
}

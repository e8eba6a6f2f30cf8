package org.tutti.sync.clocksync;

/**
 * What one rank knows of the logical global clock: how its local times convert to global ones and
 * back. Nanoseconds throughout; global time is the root's local time. Reading allocates nothing.
 */
public interface GlobalClock {
  /** The global time of a local time of this rank's clock. */
  long toGlobal(long local);

  /** The local time at which this rank's global clock shows {@code global}. */
  long toLocal(long global);

  /**
   * A bound, in nanoseconds, that holds with 99 % probability for the error of {@link #toGlobal} at
   * this local time, relative to the root's clock; infinite where nothing is known.
   */
  double uncertainty(long local);
}

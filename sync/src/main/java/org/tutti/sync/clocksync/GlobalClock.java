package org.tutti.sync.clocksync;

/**
 * What one rank knows of the logical global clock: how its local times convert to global ones and
 * back. Nanoseconds throughout.
 */
public interface GlobalClock {
  /** The global time of a local time of this rank's clock. */
  double toGlobal(long local);

  /** The local time at which this rank's global clock shows {@code global}. */
  long toLocal(double global);

  /**
   * A bound, in nanoseconds, that holds with 99 % probability for the error of {@link #toGlobal} at
   * this local time, relative to the root's clock.
   */
  double uncertainty(long local);
}

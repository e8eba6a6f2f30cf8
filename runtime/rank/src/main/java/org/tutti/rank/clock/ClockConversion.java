package org.tutti.rank.clock;

/**
 * Converts local time to the time of the clock that run-times are computed with, in nanoseconds.
 */
public interface ClockConversion {
  long time(long local);
}

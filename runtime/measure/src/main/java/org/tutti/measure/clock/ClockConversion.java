package org.tutti.measure.clock;

/** Local time to that of the clock which run-times are computed on; nanoseconds. */
public interface ClockConversion {
  long time(long local);
}

package org.tutti.measure;

/** Local time to that of the clock which run-times are computed on; nanoseconds. */
interface ClockConversion {
  long time(long local);
}

package org.tutti.sync.clock;

/**
 * What a clock can resolve, measured on this rank.
 *
 * @param granularity smallest step of the clock in nanoseconds: the smallest difference between two
 *     readings, or between two such differences where a reading takes longer than a step
 * @param cost time of one reading, in nanoseconds: the mean of the fastest of several batches,
 *     since slower ones were interrupted
 * @param monotonic whether no reading lay before the one it followed
 */
public record ClockQuality(long granularity, double cost, boolean monotonic) {
  private static final int BATCHES = 40;
  private static final int READINGS = 1_001;

  /** Measures {@code clock}; takes about a millisecond. */
  public static ClockQuality probe(Clock clock) {
    long[] readings = new long[READINGS];
    long granularity = Long.MAX_VALUE;
    long shortest = Long.MAX_VALUE;
    boolean monotonic = true;
    for (int batch = 0; batch < BATCHES; batch++) {
      read(clock, readings);
      shortest = Math.min(shortest, readings[READINGS - 1] - readings[0]);
      long step = readings[1] - readings[0];
      for (int reading = 1; reading < READINGS; reading++) {
        long next = readings[reading] - readings[reading - 1];
        monotonic &= next >= 0;
        granularity = smallerPositive(granularity, next);
        granularity = smallerPositive(granularity, Math.abs(next - step));
        step = next;
      }
    }
    return new ClockQuality(granularity, shortest / (READINGS - 1.0), monotonic);
  }

  private static void read(Clock clock, long[] readings) {
    for (int reading = 0; reading < readings.length; reading++) {
      readings[reading] = clock.now();
    }
  }

  private static long smallerPositive(long smallest, long candidate) {
    return candidate > 0 && candidate < smallest ? candidate : smallest;
  }
}

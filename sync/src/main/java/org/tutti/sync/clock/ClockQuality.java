package org.tutti.sync.clock;

/**
 * What a clock can resolve, measured on this rank.
 *
 * @param granularity smallest step seen between two different readings, in nanoseconds
 * @param cost mean time of one reading, in nanoseconds
 * @param monotonic whether no reading lay before the one it followed
 */
public record ClockQuality(long granularity, double cost, boolean monotonic) {
  private static final int READINGS = 20_000;

  /** Measures {@code clock}; takes about a millisecond. */
  public static ClockQuality probe(Clock clock) {
    for (int warmup = 0; warmup < READINGS; warmup++) {
      clock.now();
    }
    long granularity = Long.MAX_VALUE;
    boolean monotonic = true;
    long first = clock.now();
    long previous = first;
    for (int reading = 0; reading < READINGS; reading++) {
      long now = clock.now();
      monotonic &= now >= previous;
      if (now > previous) {
        granularity = Math.min(granularity, now - previous);
      }
      previous = now;
    }
    return new ClockQuality(granularity, (previous - first) / (double) READINGS, monotonic);
  }
}

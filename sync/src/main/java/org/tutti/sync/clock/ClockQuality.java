package org.tutti.sync.clock;

/**
 * What a clock can resolve, measured on this rank.
 *
 * @param granularity smallest step of the clock in nanoseconds: that of which the differences of
 *     successive readings are multiples; else the smallest difference between two readings, or
 *     between two such differences where a reading takes longer than a step
 * @param cost time of one reading, in nanoseconds: the mean of the fastest of many batches, since
 *     slower ones were interrupted or ran before the JVM's last compiler was done
 * @param monotonic whether no reading lay before the one it followed
 */
public record ClockQuality(long granularity, double cost, boolean monotonic) {
  /** The step is found at once, and readings of a virtual clock get no faster. */
  private static final int FEW_BATCHES = 40;

  /** The JVM has compiled what is called here after a hundred, as a rule. */
  private static final int LEAST_BATCHES = 1_000;

  private static final int MOST_BATCHES = 4_000;

  /** Measures {@code clock} until readings get no faster; takes 25 to 100 ms. */
  public static ClockQuality probe(RankClock clock) {
    ClockReadings readings = few(clock);
    while (!clock.isVirtual() && mayGetFaster(readings)) {
      readings.readBatch();
    }
    return new ClockQuality(readings.granularity(), readings.cost(), readings.isMonotonic());
  }

  /** The granularity of {@code clock} alone, in nanoseconds; takes a millisecond or two. */
  public static long granularityOf(RankClock clock) {
    return few(clock).granularity();
  }

  private static ClockReadings few(RankClock clock) {
    ClockReadings readings = new ClockReadings(clock);
    for (int batch = 0; batch < FEW_BATCHES; batch++) {
      readings.readBatch();
    }
    return readings;
  }

  private static boolean mayGetFaster(ClockReadings readings) {
    int batches = readings.batches();
    return batches < LEAST_BATCHES || (batches < 2 * readings.lastGain() && batches < MOST_BATCHES);
  }
}

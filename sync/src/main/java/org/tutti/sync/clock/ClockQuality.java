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
  private static final int MIN_BATCHES = 500;

  /** The JVM's first compiler has; the last one makes a reading faster by some nanoseconds. */
  private static final int MIN_BRIEF_BATCHES = 200;

  private static final int MAX_BATCHES = 4_000;

  private static final int CHECKED_BATCHES = 5;

  /** Above that factor, a figure of an earlier launch no longer holds. */
  private static final int CHECKED_FACTOR = 4;

  /** What a reading costs more while the JVM interprets it, at the most. */
  private static final double INTERPRETED_NANOS = 200;

  /** Measures {@code clock} until readings get no faster; takes 10 to 100 ms. */
  public static ClockQuality probe(RankClock clock) {
    return probe(clock, MIN_BATCHES);
  }

  /**
   * The same in less than half of the time, at the risk that the cost is some nanoseconds too high.
   */
  public static ClockQuality probeBriefly(RankClock clock) {
    return probe(clock, MIN_BRIEF_BATCHES);
  }

  private static ClockQuality probe(RankClock clock, int leastBatches) {
    ClockReadings readings = batches(clock, FEW_BATCHES);
    while (!clock.isVirtual() && mayGetFaster(readings, leastBatches)) {
      readings.readBatch();
    }
    return new ClockQuality(readings.granularity(), readings.cost(), readings.isMonotonic());
  }

  /**
   * Whether {@code clock} is as good as this says, as far as some thousand readings show, which the
   * JVM may still interpret; takes less than a millisecond.
   */
  public boolean stillHolds(RankClock clock) {
    ClockReadings readings = batches(clock, CHECKED_BATCHES);
    return readings.isMonotonic() == monotonic
        && readings.granularity() <= CHECKED_FACTOR * granularity
        && readings.cost() <= CHECKED_FACTOR * cost + INTERPRETED_NANOS;
  }

  /** The granularity of {@code clock} alone, in nanoseconds; takes a millisecond or two. */
  public static long granularityOf(RankClock clock) {
    return batches(clock, FEW_BATCHES).granularity();
  }

  private static ClockReadings batches(RankClock clock, int count) {
    ClockReadings readings = new ClockReadings(clock);
    for (int batch = 0; batch < count; batch++) {
      readings.readBatch();
    }
    return readings;
  }

  private static boolean mayGetFaster(ClockReadings readings, int leastBatches) {
    int batches = readings.batches();
    return batches < leastBatches || (batches < 2 * readings.lastGain() && batches < MAX_BATCHES);
  }
}

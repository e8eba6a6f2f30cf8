package org.tutti.sync.clock;

/** Batches of readings of a clock in immediate succession, and what was seen in them so far. */
final class ClockReadings {
  private static final int READINGS = 1_001;

  /** Batches that are faster by less are so by chance. */
  private static final double GAIN = 0.98;

  /** Longer differences do not help to find a step. */
  private static final int LONGEST = 4_096;

  private final RankClock clock;
  private final long[] readings = new long[READINGS];

  private final int[] differences = new int[LONGEST];

  private long smallest = Long.MAX_VALUE;
  private long shortest = Long.MAX_VALUE;

  /**
   * The shortest time by the JVM's clock, in nanoseconds, for a clock whose steps are longer than a
   * batch.
   */
  private long shortestElapsed = Long.MAX_VALUE;

  private boolean monotonic = true;
  private int batches;
  private int lastGain;

  ClockReadings(RankClock clock) {
    this.clock = clock;
  }

  void readBatch() {
    long begin = System.nanoTime();
    read();
    shortestElapsed = Math.min(shortestElapsed, System.nanoTime() - begin);
    batches++;
    long duration = readings[READINGS - 1] - readings[0];
    if (duration < GAIN * shortest) {
      lastGain = batches;
    }
    shortest = Math.min(shortest, duration);
    long step = readings[1] - readings[0];
    for (int reading = 1; reading < READINGS; reading++) {
      long next = readings[reading] - readings[reading - 1];
      monotonic &= next >= 0;
      smallest = smallerPositive(smallest, next);
      smallest = smallerPositive(smallest, Math.abs(next - step));
      if (next >= 0 && next < LONGEST) {
        differences[(int) next]++;
      }
      step = next;
    }
  }

  /** Nothing else is in here, so that the JVM compiles it soon. */
  private void read() {
    for (int reading = 0; reading < READINGS; reading++) {
      readings[reading] = clock.now();
    }
  }

  int batches() {
    return batches;
  }

  /** Number of the last batch that was faster than all before it. */
  int lastGain() {
    return lastGain;
  }

  /** The step in nanoseconds, or the smallest difference seen where there are no steps. */
  long granularity() {
    return Math.round(new ClockStep(differences).find().orElse(smallest));
  }

  /** Time of one reading in nanoseconds, in the fastest batch. */
  double cost() {
    return (shortest > 0 ? shortest : shortestElapsed) / (READINGS - 1.0);
  }

  boolean isMonotonic() {
    return monotonic;
  }

  private static long smallerPositive(long smallest, long candidate) {
    return candidate > 0 && candidate < smallest ? candidate : smallest;
  }
}

package org.tutti.mpi;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;

/**
 * What a call costs once the JVM has compiled it: the mean over the fastest of many batches, since
 * slower ones were interrupted or ran before the JVM's last compiler was done.
 */
public final class CallCost {
  private static final int CALLS = 1_000;

  /** Batches between two pauses. */
  private static final int BATCHES = 10;

  /** The compilers of a rank that is bound to one core work while it pauses. */
  private static final long PAUSE_NANOS = 1_000_000;

  /** A JVM that has just started has a good deal else to compile first. */
  private static final int LEAST_ROUNDS = 150;

  private static final int MOST_ROUNDS = 1_000;

  /** Batches that are faster by less are so by chance. */
  private static final double GAIN = 0.9;

  private CallCost() {}

  /**
   * Measures until calls get no faster; takes 0.2 s or more.
   *
   * @param repeat makes the given number of calls, one after the other
   */
  public static Duration of(IntConsumer repeat) {
    long shortest = Long.MAX_VALUE;
    int lastGain = 0;
    for (int round = 0; round < rounds(lastGain); round++) {
      long duration = fastestOfRound(repeat);
      if (duration < GAIN * shortest) {
        lastGain = round;
      }
      shortest = Math.min(shortest, duration);
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    return Duration.ofNanos(Math.round((double) shortest / CALLS));
  }

  private static int rounds(int lastGain) {
    return Math.min(MOST_ROUNDS, Math.max(LEAST_ROUNDS, 2 * lastGain));
  }

  private static long fastestOfRound(IntConsumer repeat) {
    long shortest = Long.MAX_VALUE;
    for (int batch = 0; batch < BATCHES; batch++) {
      long start = System.nanoTime();
      repeat.accept(CALLS);
      shortest = Math.min(shortest, System.nanoTime() - start);
    }
    return shortest;
  }
}

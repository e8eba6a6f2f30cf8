package org.tutti.mpi;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;

/**
 * What a call costs once the JVM has compiled it: the mean over the fastest of many batches, since
 * slower ones were interrupted or ran before the JVM's last compiler was done.
 *
 * @param duration of one call; zero if it was not measured
 * @param takenOver whether an earlier launch measured it, and this one only checked it
 */
public record CallCost(Duration duration, boolean takenOver) {
  /** Not measured. */
  public static final CallCost NONE = new CallCost(Duration.ZERO, false);

  private static final int CALLS = 1_000;

  /** Batches between two pauses. */
  private static final int BATCHES = 10;

  /** The compilers of a rank that is bound to one core work while it pauses. */
  private static final long PAUSE_NANOS = 1_000_000;

  /** A JVM that has just started has a good deal else to compile first. */
  private static final int MIN_ROUNDS = 50;

  /** If nothing depends on the figure. */
  private static final int MIN_BRIEF_ROUNDS = 20;

  private static final int MAX_ROUNDS = 1_000;

  /** How many times as many rounds as it took to the last gain may bring another. */
  private static final int PATIENCE = 4;

  /** Batches that are faster by less are so by chance. */
  private static final double GAIN = 0.9;

  private static final int CHECKED_CALLS = 50;

  /** The first calls link what they call. */
  private static final int CHECKED_BATCHES = 4;

  /** Above that factor, a figure of an earlier launch no longer holds. */
  private static final int CHECKED_FACTOR = 4;

  /** What a call costs more while the JVM interprets it, at the most. */
  private static final long INTERPRETED_NANOS = 10_000;

  /**
   * Measures until calls get no faster; takes 0.05 s or more.
   *
   * @param repeat makes the given number of calls, one after the other
   */
  public static CallCost measure(IntConsumer repeat) {
    return measure(repeat, System::nanoTime);
  }

  static CallCost measure(IntConsumer repeat, LongSupplier clock) {
    return measure(repeat, MIN_ROUNDS, clock);
  }

  /** The same in less than half the time, at the risk that the JVM's last compiler was not done. */
  public static CallCost measureBriefly(IntConsumer repeat) {
    return measureBriefly(repeat, System::nanoTime);
  }

  static CallCost measureBriefly(IntConsumer repeat, LongSupplier clock) {
    return measure(repeat, MIN_BRIEF_ROUNDS, clock);
  }

  private static CallCost measure(IntConsumer repeat, int leastRounds, LongSupplier clock) {
    // Compiling does not make calls faster that wait, such as in a tool between Tutti and the
    // library; hundreds of thousands of them would take minutes.
    long slow = fastest(repeat, CHECKED_BATCHES, CHECKED_CALLS, clock) / CHECKED_CALLS;
    if (slow > 2 * INTERPRETED_NANOS) {
      return new CallCost(Duration.ofNanos(slow), false);
    }
    long shortest = Long.MAX_VALUE;
    int lastGain = 0;
    for (int round = 0; round < rounds(leastRounds, lastGain); round++) {
      long duration = fastest(repeat, BATCHES, CALLS, clock);
      if (duration < GAIN * shortest) {
        lastGain = round;
      }
      shortest = Math.min(shortest, duration);
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    return new CallCost(Duration.ofNanos(Math.round((double) shortest / CALLS)), false);
  }

  /**
   * Whether calls take as long as this says, as far as a few hundred show, which the JVM may still
   * interpret.
   */
  public boolean stillHolds(IntConsumer repeat) {
    return stillHolds(repeat, System::nanoTime);
  }

  boolean stillHolds(IntConsumer repeat, LongSupplier clock) {
    long limit = CHECKED_CALLS * (CHECKED_FACTOR * duration.toNanos() + INTERPRETED_NANOS);
    return fastest(repeat, CHECKED_BATCHES, CHECKED_CALLS, clock) <= limit;
  }

  private static int rounds(int leastRounds, int lastGain) {
    return Math.min(MAX_ROUNDS, Math.max(leastRounds, PATIENCE * lastGain));
  }

  private static long fastest(IntConsumer repeat, int batches, int calls, LongSupplier clock) {
    long shortest = Long.MAX_VALUE;
    for (int batch = 0; batch < batches; batch++) {
      long start = clock.getAsLong();
      repeat.accept(calls);
      shortest = Math.min(shortest, clock.getAsLong() - start);
    }
    return shortest;
  }
}

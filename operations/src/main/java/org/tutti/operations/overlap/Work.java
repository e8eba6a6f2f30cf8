package org.tutti.operations.overlap;

/**
 * Computation of a constant amount: counting down to 0 (luebbe2017, section 3.1). Each count is a
 * step of a linear congruential generator that depends on the one before, since the JIT would
 * remove a loop that only counts.
 */
public final class Work {
  private static final long MULTIPLIER = 6364136223846793005L;
  private static final long INCREMENT = 1442695040888963407L;
  private static final long COUNTS = 20_000;
  private static final int ROUNDS = 200;

  private Work() {}

  /** The state of the generator after {@code counts} steps. */
  public static long count(long counts, long state) {
    long value = state;
    for (long w = counts; w > 0; w--) {
      value = value * MULTIPLIER + INCREMENT;
    }
    return value;
  }

  /** The least time of a count, once the loop is compiled, in nanoseconds. */
  static double nanosPerCount() {
    long least = Long.MAX_VALUE;
    long state = 1;
    for (int round = 0; round < ROUNDS; round++) {
      long start = System.nanoTime();
      state = count(COUNTS, state);
      least = Math.min(least, System.nanoTime() - start);
    }
    // Using the state keeps the loop; it is never 0 in practice, and it does not matter if it is.
    return state == 0 ? (double) least / COUNTS : (double) Math.max(1, least) / COUNTS;
  }
}

package org.tutti.mpi.simulated;

import java.util.SplittableRandom;

/**
 * Random numbers for one purpose, from the seed, the purpose and up to two ranks. Functions of
 * {@link StrictMath} only, so that every machine draws the same.
 */
final class RandomStream {
  /** What numbers are drawn for; each purpose has streams of its own. */
  enum Purpose {
    LATENCY,
    ASYMMETRY,
    CLOCK,
    QUEUE,
    SPREAD,
    LATE
  }

  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private final SplittableRandom random;
  private double spare = Double.NaN;

  RandomStream(long seed, Purpose purpose, int first, int second) {
    long mixed = mix(seed + GOLDEN_GAMMA * (1 + purpose.ordinal()));
    mixed = mix(mixed ^ mix(first + GOLDEN_GAMMA));
    this.random = new SplittableRandom(mix(mixed ^ mix(second + 2 * GOLDEN_GAMMA)));
  }

  /** Uniform in [0, 1). */
  double uniform() {
    return random.nextDouble();
  }

  /** Uniform in [-limit, limit). */
  double within(double limit) {
    return (2 * random.nextDouble() - 1) * limit;
  }

  /** Standard normal, by Marsaglia's polar method. */
  double normal() {
    if (!Double.isNaN(spare)) {
      double kept = spare;
      spare = Double.NaN;
      return kept;
    }
    while (true) {
      double x = within(1);
      double y = within(1);
      double square = x * x + y * y;
      if (square > 0 && square < 1) {
        double factor = StrictMath.sqrt(-2 * StrictMath.log(square) / square);
        spare = y * factor;
        return x * factor;
      }
    }
  }

  /** Exponential with mean 1. */
  double exponential() {
    return -StrictMath.log(1 - random.nextDouble());
  }

  /** The finalizer of SplitMix64 (Steele, Lea and Flood, 2014). */
  private static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }
}

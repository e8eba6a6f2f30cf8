package org.tutti.measure.plan;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Random orders that follow from the campaign's seed and the number of the launch alone, on every
 * rank and every JVM.
 */
public final class Shuffle {
  /** What one step of the launch number adds to the seed: the golden ratio in 64 bits. */
  private static final long LAUNCH_STRIDE = 0x9E3779B97F4A7C15L;

  private final Random random;

  private Shuffle(long seed) {
    this.random = new Random(seed);
  }

  /** The order of a launch's cells. */
  public static Shuffle ofPlan(long seed, int launch) {
    return new Shuffle(seed + launch * LAUNCH_STRIDE);
  }

  /** The orders in which cells take turns, round by round; others than those of the plan. */
  public static Shuffle ofRounds(long seed, int launch) {
    // Related seeds make related orders: Random's stream of ~seed mirrors that of seed.
    return new Shuffle(new SplittableRandom(seed + launch * LAUNCH_STRIDE).nextLong());
  }

  /** Brings a list into its next order. */
  public void accept(List<?> list) {
    for (int last = list.size() - 1; last > 0; last--) {
      Collections.swap(list, last, random.nextInt(last + 1));
    }
  }
}

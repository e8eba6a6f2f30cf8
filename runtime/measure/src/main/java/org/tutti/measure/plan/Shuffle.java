package org.tutti.measure.plan;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.tutti.stats.design.CounterbalancedOrders;

/**
 * Random orders that depend only on the campaign's seed and the number of the launch, and so are
 * the same on every rank and every JVM.
 */
public final class Shuffle {
  /** The difference between the seeds of consecutive launches: the golden ratio in 64 bits. */
  private static final long LAUNCH_STRIDE = 0x9E3779B97F4A7C15L;

  private final Random random;

  private Shuffle(long seed) {
    this.random = new Random(seed);
  }

  /** The order of a launch's cells. */
  public static Shuffle ofPlan(long seed, int launch) {
    return new Shuffle(seed + launch * LAUNCH_STRIDE);
  }

  /** The orders of the cells in each round, independent of the order of the plan. */
  public static Shuffle ofRounds(long seed, int launch) {
    // Related seeds give related orders: Random's sequence for ~seed mirrors that for seed.
    return new Shuffle(new SplittableRandom(seed + launch * LAUNCH_STRIDE).nextLong());
  }

  /** Counterbalanced orders of so many cells, for their turns in rounds. */
  public CounterbalancedOrders orders(int cells) {
    return new CounterbalancedOrders(cells, random);
  }

  /** Shuffles a list. */
  public void accept(List<?> list) {
    for (int last = list.size() - 1; last > 0; last--) {
      Collections.swap(list, last, random.nextInt(last + 1));
    }
  }
}

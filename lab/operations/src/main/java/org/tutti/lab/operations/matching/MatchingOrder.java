package org.tutti.lab.operations.matching;

import java.util.Arrays;
import java.util.SplittableRandom;

/** The order in which entries of a queue are asked for. */
public enum MatchingOrder {
  /** The order in which they were queued: the next one is the first of the queue. */
  IN_ORDER,
  /** The last one first: each is at the end of the queue. */
  REVERSED,
  /** Drawn from a seed, the same on all ranks. */
  RANDOM;

  /** The entries in this order. */
  int[] of(int entries, long seed) {
    int[] order = new int[entries];
    Arrays.setAll(order, index -> this == REVERSED ? entries - 1 - index : index);
    if (this == RANDOM) {
      SplittableRandom random = new SplittableRandom(seed);
      for (int last = entries - 1; last > 0; last--) {
        int other = random.nextInt(last + 1);
        int swapped = order[last];
        order[last] = order[other];
        order[other] = swapped;
      }
    }
    return order;
  }
}

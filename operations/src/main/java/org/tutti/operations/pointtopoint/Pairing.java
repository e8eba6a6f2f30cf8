package org.tutti.operations.pointtopoint;

/** How ranks form pairs across a bisection of the machine; with odd p, one rank has no partner. */
public enum Pairing {
  /** Each even rank with the next odd one. */
  NEIGHBOR {
    @Override
    int[] partners(int processes, long seed) {
      return pairs(identity(processes));
    }
  },
  /** Each rank of the lower half with its counterpart in the upper half. */
  SHIFT {
    @Override
    int[] partners(int processes, long seed) {
      int half = processes / 2;
      int[] order = new int[processes];
      for (int rank = 0; rank < half; rank++) {
        order[2 * rank] = rank;
        order[2 * rank + 1] = rank + half;
      }
      if (processes % 2 == 1) {
        order[processes - 1] = processes - 1;
      }
      return pairs(order);
    }
  },
  /** Pairs drawn by a seed, the same on all ranks. */
  RANDOM {
    @Override
    int[] partners(int processes, long seed) {
      return pairs(RandomRing.order(processes, seed));
    }
  };

  /** The partner of each rank; -1 for one that has none. */
  abstract int[] partners(int processes, long seed);

  private static int[] identity(int processes) {
    int[] order = new int[processes];
    for (int rank = 0; rank < processes; rank++) {
      order[rank] = rank;
    }
    return order;
  }

  private static int[] pairs(int[] order) {
    int[] partners = new int[order.length];
    for (int at = 0; at < order.length; at++) {
      int other = at ^ 1;
      partners[order[at]] = other < order.length ? order[other] : -1;
    }
    return partners;
  }
}

package org.tutti.operations.onesided;

import java.util.stream.IntStream;
import org.tutti.annotations.Ranks;

/** Who reaches whom, where several ranks or targets take part. */
enum RmaPattern {
  /** The first rank and the last reach each other. */
  BOTH_WAYS {
    @Override
    int[] targets(int rank, int processes) {
      int last = processes - 1;
      return rank == 0 ? one(last) : rank == last ? one(0) : NOBODY;
    }
  },
  /** All ranks reach both neighbors on a ring: first the next one, then the previous one. */
  NEIGHBORS {
    @Override
    int[] targets(int rank, int processes) {
      return new int[] {(rank + 1) % processes, (rank + processes - 1) % processes};
    }

    @Override
    int slot(int rank, int index) {
      return index;
    }

    @Override
    int slots(int processes) {
      return 2;
    }
  },
  /** All ranks reach the next one on a ring. */
  NEXT {
    @Override
    int[] targets(int rank, int processes) {
      return one((rank + 1) % processes);
    }
  },
  /** Each rank of the lower half reaches one of the upper half. */
  PAIRS {
    @Override
    int[] targets(int rank, int processes) {
      return Ranks.LOWER_HALF.contains(rank, processes) ? one(rank + processes / 2) : NOBODY;
    }
  },
  /** The first rank reaches all others. */
  ONE_TO_ALL {
    @Override
    int[] targets(int rank, int processes) {
      return rank == 0 ? IntStream.range(1, processes).toArray() : NOBODY;
    }
  },
  /** All ranks reach all others, beginning with the next one. */
  ALL_TO_ALL {
    @Override
    int[] targets(int rank, int processes) {
      return IntStream.range(1, processes).map(step -> (rank + step) % processes).toArray();
    }

    @Override
    int slot(int rank, int index) {
      return rank;
    }

    @Override
    int slots(int processes) {
      return processes;
    }
  },
  /** All other ranks reach the last one at the same time. */
  ALL_TO_ONE {
    @Override
    int[] targets(int rank, int processes) {
      return rank < processes - 1 ? one(processes - 1) : NOBODY;
    }

    @Override
    int slot(int rank, int index) {
      return rank;
    }

    @Override
    int slots(int processes) {
      return processes - 1;
    }
  };

  private static final int[] NOBODY = {};

  private static int[] one(int rank) {
    return new int[] {rank};
  }

  /** Whom a rank reaches, in this order. */
  abstract int[] targets(int rank, int processes);

  /**
   * The block of the target's memory that belongs to an origin, so that they do not meet.
   *
   * @param index of the target among those of the origin
   */
  int slot(int rank, int index) {
    return 0;
  }

  /** Number of blocks that a target shows. */
  int slots(int processes) {
    return 1;
  }
}

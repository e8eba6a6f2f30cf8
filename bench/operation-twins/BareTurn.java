package org.tutti.bench.operationtwins;

import java.util.Random;

/**
 * Which observations of a cell are of the bare calls. Bare calls and Tutti's operation take turns
 * in blocks of observations; which of both has the first block of a pair is drawn anew for each
 * pair.
 */
final class BareTurn {
  /** Observations of a block: fewer than a run of warm-up has, so that it is made of both. */
  private static final int BLOCK = 10;

  private static final int PAIRS = 1024;
  private static final boolean[] BARE_IS_FIRST = drawn(new Random(1));

  private BareTurn() {}

  /** Whether an observation is of the bare calls. */
  static boolean isBare(int observation) {
    int block = observation / BLOCK;
    boolean isFirst = block % 2 == 0;
    return isFirst == BARE_IS_FIRST[block / 2 % PAIRS];
  }

  private static boolean[] drawn(Random random) {
    boolean[] first = new boolean[PAIRS];
    for (int pair = 0; pair < PAIRS; pair++) {
      first[pair] = random.nextBoolean();
    }
    return first;
  }
}

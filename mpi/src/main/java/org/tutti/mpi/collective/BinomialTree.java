package org.tutti.mpi.collective;

/** The tree of the binomial algorithms, with ranks counted from the root. */
final class BinomialTree {
  private BinomialTree() {}

  /** Number of ranks in the subtree of {@code relative}, itself among them. */
  static int subtree(int relative, int size) {
    return relative == 0 ? size : Math.min(Integer.lowestOneBit(relative), size - relative);
  }
}

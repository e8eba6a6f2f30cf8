package org.tutti.annotations;

/**
 * Which ranks communicate with each other in a point-to-point benchmark. {@code Control.partner()}
 * returns the partner of a rank.
 */
public enum Pattern {
  /** Rank 0 with rank p - 1, the pair farthest apart when ranks are placed node by node. */
  FIRST_WITH_LAST,
  /** Each rank of the lower half with its counterpart in the upper half: r with r + p / 2. */
  HALVES,
  /** Each even rank with the next odd rank. */
  NEIGHBORS,
  /** Each rank sends to the next, and the last to the first. The partner is the rank sent to. */
  RING;

  /** The partner of {@code rank} of {@code processes}, or -1 if it has none. */
  public int partner(int rank, int processes) {
    int half = processes / 2;
    return switch (this) {
      case FIRST_WITH_LAST ->
          rank == 0 || rank == processes - 1 ? within(processes - 1 - rank, rank) : -1;
      case HALVES -> rank < half ? rank + half : rank < 2 * half ? rank - half : -1;
      case NEIGHBORS -> (rank ^ 1) < processes ? rank ^ 1 : -1;
      case RING -> within((rank + 1) % processes, rank);
    };
  }

  /** Nobody is a partner of their own. */
  private static int within(int partner, int rank) {
    return partner == rank ? -1 : partner;
  }
}

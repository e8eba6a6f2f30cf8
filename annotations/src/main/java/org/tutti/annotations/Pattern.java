package org.tutti.annotations;

/**
 * Who talks to whom in a point-to-point benchmark. A rank finds its partner by {@code
 * Control.partner()}.
 */
public enum Pattern {
  /** Rank 0 with rank p - 1, whose path is the longest where ranks are placed by node. */
  FIRST_WITH_LAST,
  /** Each rank of the lower half with its like in the upper half: r with r + p / 2. */
  HALVES,
  /** Each even rank with the odd rank above it. */
  NEIGHBORS,
  /** Each rank sends to the one above it, the last to the first: the partner is the one sent to. */
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

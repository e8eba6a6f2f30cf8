package org.tutti.annotations;

/** A set of ranks that depends only on the number of processes, p. */
public enum Ranks {
  /** Rank 0. */
  FIRST,
  /** Rank p - 1. */
  LAST,
  /** All but rank 0. */
  OTHERS,
  /** 0, 2, 4, ... */
  EVEN,
  /** 1, 3, 5, ... */
  ODD,
  /** Ranks below p / 2, rounded down. */
  LOWER_HALF,
  /**
   * The same number of ranks, following {@link #LOWER_HALF}. If p is odd, the last rank is in
   * neither half.
   */
  UPPER_HALF,
  /** Every rank. */
  ALL;

  /** Whether {@code rank} of {@code processes} belongs to the set. */
  public boolean contains(int rank, int processes) {
    return switch (this) {
      case FIRST -> rank == 0;
      case LAST -> rank == processes - 1;
      case OTHERS -> rank != 0;
      case EVEN -> rank % 2 == 0;
      case ODD -> rank % 2 == 1;
      case LOWER_HALF -> rank < processes / 2;
      case UPPER_HALF -> rank >= processes / 2 && rank < processes / 2 * 2;
      case ALL -> true;
    };
  }
}

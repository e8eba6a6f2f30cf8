package org.tutti.annotations;

/** A set of ranks that depends on the number of processes p alone. */
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
   * As many ranks as {@link #LOWER_HALF}, following those; of odd p the last rank is in neither.
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

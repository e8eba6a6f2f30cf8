package org.tutti.rank.outlier;

/**
 * A time and the rank that it is of, in one number whose maximum over ranks is the longest time,
 * and of equal times that of the lowest rank.
 */
record RankAndNanos(int rank, long nanos) {
  private static final int RANK_BITS = 20;
  private static final long HIGHEST_RANK = (1L << RANK_BITS) - 1;
  private static final long LONGEST = (1L << (Long.SIZE - 1 - RANK_BITS)) - 1;

  static long encode(int rank, long nanos) {
    long time = Math.min(LONGEST, Math.max(0, nanos));
    return time << RANK_BITS | HIGHEST_RANK - Math.min(HIGHEST_RANK, rank);
  }

  static RankAndNanos decode(long number) {
    return new RankAndNanos((int) (HIGHEST_RANK - (number & HIGHEST_RANK)), number >> RANK_BITS);
  }
}

package org.tutti.sync.process;

/**
 * How many observations are planned ahead. A rank that loses its core misses all starts until the
 * plan ends, so plans are short where that happens and long where it does not, but never longer
 * than a part of the time slice that a rank may lose.
 */
final class RunLength {
  private static final int FIRST = 64;
  private static final int MIN = 8;
  private static final int MAX = 4096;
  private static final long MAX_NANOS = 250_000;
  private static final double MANY_LATE = 0.1;
  private static final double FEW_LATE = 0.02;

  private int count = FIRST;

  void reset() {
    count = FIRST;
  }

  /**
   * @param wanted observations that are still missing
   * @param window time between two starts in nanoseconds
   */
  int of(int wanted, long window) {
    long inTime = Math.max(MIN, MAX_NANOS / window);
    return (int) Math.min(wanted, Math.min(count, inTime));
  }

  /** Learns from a run of this length; the same on all ranks. */
  void ran(RunValidity validity) {
    double late = validity.with(Flag.STARTED_LATE) / (double) validity.count();
    if (late > MANY_LATE) {
      count = Math.max(MIN, count / 2);
    } else if (late <= FEW_LATE) {
      count = Math.min(MAX, count * 2);
    }
  }
}

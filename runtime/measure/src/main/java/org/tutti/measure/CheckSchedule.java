package org.tutti.measure;

/**
 * When to look whether observations are enough: after each of the first twenty, as SKaMPI does,
 * then after a tenth more, so that looking costs little however many there are.
 */
final class CheckSchedule {
  private static final int SHARE = 10;

  private CheckSchedule() {}

  /** Observations until the next look when there are {@code count}, none before {@code least}. */
  static int untilNext(int count, int least) {
    return count < least ? least - count : Math.max(1, count / SHARE);
  }
}

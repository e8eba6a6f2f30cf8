package org.tutti.lab.operations.algorithm;

/**
 * The largest power of two among p processes, for algorithms that need one. As many of the first
 * processes as necessary form pairs, of which only the even one takes part (Rabenseifner, 2004).
 * Those that take part have places from 0.
 */
final class PowerOfTwo {
  private final int kept;
  private final int pairs;

  PowerOfTwo(int processes) {
    kept = Integer.highestOneBit(processes);
    pairs = processes - kept;
  }

  /** The number of processes that take part. */
  int kept() {
    return kept;
  }

  /** Whether this process takes part for its odd neighbor as well. */
  boolean hasOdd(int position) {
    return position < 2 * pairs && position % 2 == 0;
  }

  /** Whether this process leaves its part to its even neighbor. */
  boolean isOdd(int position) {
    return position < 2 * pairs && position % 2 == 1;
  }

  int place(int position) {
    return position < 2 * pairs ? position / 2 : position - pairs;
  }

  /** The inverse of {@link #place}, for even positions of pairs. */
  int position(int place) {
    return place + Math.min(place, pairs);
  }
}

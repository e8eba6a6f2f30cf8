package org.tutti.sync.clocksync;

/**
 * Ranks counted from the root, so that a tree with its root at 0 serves any root.
 *
 * @param root rank of the root
 * @param size number of processes
 */
public record RelativeRanks(int root, int size) {

  /** The place of {@code rank} in a tree whose root is 0. */
  public int place(int rank) {
    return (rank - root + size) % size;
  }

  /** The rank at a place of the tree. */
  public int rank(int place) {
    return (place + root) % size;
  }

  /** The largest power of two that is at most {@code size}. */
  public int power() {
    return Integer.highestOneBit(size);
  }
}

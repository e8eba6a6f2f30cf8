package org.tutti.runtime;

/** How large the blocks of an operation with a count for each process are. */
public enum BlockCounts {
  /** All blocks have the size of the message. */
  EQUAL,
  /**
   * Block i of p has 2 (i + 1) / (p + 1) times the size of the message, rounded down: together they
   * are as large as equal ones.
   */
  RISING,
  /** The last block is as large as equal ones together; the others are empty. */
  ONE_BLOCK;

  /** Elements of a block among {@code blocks} where equal ones have {@code count}. */
  int of(int block, int blocks, int count) {
    return switch (this) {
      case EQUAL -> count;
      case RISING -> saturated(2L * count * (block + 1) / (blocks + 1));
      case ONE_BLOCK -> block == blocks - 1 ? saturated((long) blocks * count) : 0;
    };
  }

  /** Buffers of more elements are refused before anything is allocated. */
  private static int saturated(long elements) {
    return (int) Math.min(Integer.MAX_VALUE, elements);
  }
}

package org.tutti.measure.jvm;

/**
 * Keeps a rank small. The virtual machine would let garbage grow to many times what is alive before
 * it collects any, and every page that was once written stays in memory.
 */
public final class HeapCleanup {
  /** Garbage beyond which a collection is worth its time, some ten milliseconds. */
  private static final long THRESHOLD_BYTES = 8L << 20;

  private static volatile long aliveBytes;

  private HeapCleanup() {}

  /**
   * Collects garbage unless there is little of it. Called before each cell, so that no collection
   * falls into one, and between the steps that lead to the first.
   */
  public static void collectIfNeeded() {
    if (usedBytes() - aliveBytes > THRESHOLD_BYTES) {
      System.gc();
      aliveBytes = usedBytes();
    }
  }

  private static long usedBytes() {
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

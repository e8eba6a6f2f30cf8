package org.tutti.rank.jvm;

/**
 * Keeps the memory of a rank small. The JVM would let garbage grow to many times the size of the
 * live objects before it collects any, and every page that was once written stays in memory.
 */
public final class HeapCleanup {
  /**
   * The amount of garbage from which on a collection, which takes about ten milliseconds, is
   * worthwhile.
   */
  private static final long THRESHOLD_BYTES = 8L << 20;

  private static volatile long aliveBytes;

  private HeapCleanup() {}

  /**
   * Collects garbage unless there is little of it. Called before each cell, so that no collection
   * occurs during one, and several times before the first cell.
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

package org.tutti.rank.outlier;

import org.tutti.rank.jvm.JvmActivity;
import org.tutti.rank.jvm.SchedulerStatistics;

/**
 * What can make an observation of this rank long, from one reading to the next: the collector, the
 * compilers, and other programs on its processor. A reading takes a few microseconds and allocates
 * nothing. To be created by the thread that measures.
 */
public final class CauseCounters implements AutoCloseable {
  private final JvmActivity jvm;
  private final SchedulerStatistics thread = SchedulerStatistics.ofThisThread();
  private long waitedInAll;
  private long compiledInAll;
  private long collectedInAll;
  private long collectionsInAll;
  private long waitedNanos;
  private long compilationNanos;
  private long collectionNanos;

  public CauseCounters(JvmActivity jvm) {
    this.jvm = jvm;
    read();
  }

  /** Reads all counters. */
  void read() {
    thread.read();
    long waited = thread.waitedNanos();
    long compiled = jvm.compilationNanos();
    long collected = jvm.collectionNanos();
    long collections = jvm.collections();
    waitedNanos = waited - waitedInAll;
    compilationNanos = compiled - compiledInAll;
    collectionNanos = collected - collectedInAll;
    if (collections > collectionsInAll) {
      // The JVM counts in milliseconds: a short collection leaves no time, but it is known.
      collectionNanos++;
    }
    waitedInAll = waited;
    compiledInAll = compiled;
    collectedInAll = collected;
    collectionsInAll = collections;
  }

  /**
   * How long the thread was ready to run and had no processor, between the last two readings, in
   * nanoseconds.
   */
  long waitedNanos() {
    return waitedNanos;
  }

  /** How long the compilers worked between the last two readings, in nanoseconds. */
  long compilationNanos() {
    return compilationNanos;
  }

  /**
   * How long the collector worked between the last two readings, in nanoseconds but in steps of a
   * millisecond; positive if it worked at all.
   */
  long collectionNanos() {
    return collectionNanos;
  }

  @Override
  public void close() {
    thread.close();
  }
}

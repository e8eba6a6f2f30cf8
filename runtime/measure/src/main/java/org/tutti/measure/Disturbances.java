package org.tutti.measure;

import org.tutti.measure.harness.CellContext;

/** What the virtual machine did during the runs of a cell; what it does between them is no harm. */
final class Disturbances {
  private final JvmActivity activity;
  private final LoopEntry loopEntry;
  private long compilationNanos;
  private long collections;
  private long allocatedBytes;

  Disturbances(LaunchContext tools) {
    this.activity = tools.activity();
    this.loopEntry = tools.loopEntry();
  }

  /** Measures a run and what went on meanwhile. */
  void during(PlannedCell planned, CellRun run, CellContext cell) {
    long compilationBefore = activity.compilationNanos();
    long collectionsBefore = activity.collections();
    long allocatedBefore = activity.allocatedBytes();
    loopEntry.measure(planned.harness(), run, cell);
    allocatedBytes += activity.allocatedBytes() - allocatedBefore;
    collections += activity.collections() - collectionsBefore;
    compilationNanos += activity.compilationNanos() - compilationBefore;
  }

  /** Time that compilers worked, in nanoseconds. */
  long compilationNanos() {
    return compilationNanos;
  }

  /** Garbage collections. */
  long collections() {
    return collections;
  }

  /** Bytes that this thread allocated. */
  long allocatedBytes() {
    return allocatedBytes;
  }
}

package org.tutti.runtime.measure;

import org.tutti.runtime.harness.CellContext;

/** What the virtual machine did during the runs of a cell; what it does between them is no harm. */
final class Disturbances {
  private final JvmActivity activity;
  private long compilationMillis;
  private long collections;
  private long allocatedBytes;

  Disturbances(JvmActivity activity) {
    this.activity = activity;
  }

  /** Measures a run and what went on meanwhile. */
  void during(PlannedCell planned, CellRun run, CellContext cell) {
    long compilationBefore = activity.compilationMillis();
    long collectionsBefore = activity.collections();
    long allocatedBefore = activity.allocatedBytes();
    planned.harness().measure(run, cell);
    allocatedBytes += activity.allocatedBytes() - allocatedBefore;
    collections += activity.collections() - collectionsBefore;
    compilationMillis += activity.compilationMillis() - compilationBefore;
  }

  /** Time that compilers worked, in milliseconds. */
  long compilationMillis() {
    return compilationMillis;
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

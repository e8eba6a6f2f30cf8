package org.tutti.sync.process;

/** How many short observations share one agreement on a start. */
final class BatchSize {
  private static final int SHORT = 10;
  private static final int SINGLE = 1;
  private static final long SHORT_OPERATION_NANOS = 50_000;
  private static final double MIN_ACCEPTED = 0.6;

  private int count = SINGLE;

  void reset() {
    count = SINGLE;
  }

  /** Decides by the time between two starts. */
  void size(long window) {
    count = window <= SHORT_OPERATION_NANOS ? SHORT : SINGLE;
  }

  int count() {
    return count;
  }

  /** Returns to single observations if too few of a batch started in time. */
  void ran(RunValidity validity) {
    if (validity.valid() < MIN_ACCEPTED * validity.count()) {
      count = SINGLE;
    }
  }
}

package org.tutti.lab.clocks;

import org.tutti.sync.CellTiming;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.process.RunSpec;
import org.tutti.sync.process.RunValidity;

/** Measures one operation with a synchronizer and keeps the valid observations of this rank. */
final class ObservationRecorder {
  /** Observations between two readings of the clock. */
  private static final int STEP = 100;

  private final ExperimentContext bench;
  private final Synchronizer synchronizer;
  private final Runnable operation;
  private final long end;
  private final long[] runStarts;
  private final long[] runEnds;
  private final long[] starts;
  private final long[] ends;
  private int valid;
  private int made;
  private CellTiming timing;

  private ObservationRecorder(
      ExperimentContext bench,
      Synchronizer synchronizer,
      Runnable operation,
      int repetitions,
      double seconds) {
    this.bench = bench;
    this.end = bench.clock().now() + Math.round(seconds * 1e9);
    this.synchronizer = synchronizer;
    this.operation = operation;
    int room = Math.max(repetitions, RunSpec.LARGEST_UNKEPT);
    runStarts = new long[room];
    runEnds = new long[room];
    starts = new long[repetitions];
    ends = new long[repetitions];
  }

  /** Collective: as many observations as the bench wants, as far as their time allows. */
  static ObservationRecorder observe(
      ExperimentContext bench, Synchronizer synchronizer, Runnable operation) {
    return observe(bench, synchronizer, operation, bench.repetitions(), bench.cellSeconds());
  }

  /** Collective: so many observations, as far as so many seconds allow. */
  static ObservationRecorder observe(
      ExperimentContext bench,
      Synchronizer synchronizer,
      Runnable operation,
      int repetitions,
      double seconds) {
    ObservationRecorder observer =
        new ObservationRecorder(bench, synchronizer, operation, repetitions, seconds);
    observer.cell();
    return observer;
  }

  private void cell() {
    int wanted = starts.length;
    synchronizer.beginCell(wanted);
    RunSpec run = synchronizer.prepare(Math.min(STEP, wanted));
    while (run.count() > 0) {
      for (int index = 0; index < run.count(); index++) {
        synchronizer.start(index);
        long start = synchronizer.clock().now();
        operation.run();
        runEnds[index] = synchronizer.clock().now();
        runStarts[index] = start;
      }
      RunValidity validity = synchronizer.validate(runStarts, runEnds, run.count());
      if (run.kept()) {
        keep(validity);
      }
      run = bench.isOver(end) ? RunSpec.OVER : synchronizer.prepare(Math.min(STEP, wanted - valid));
    }
    timing = synchronizer.endCell();
  }

  private void keep(RunValidity validity) {
    made += validity.count();
    for (int index = 0; index < validity.count(); index++) {
      if (validity.isValid(index) && valid < starts.length) {
        starts[valid] = runStarts[index];
        ends[valid] = runEnds[index];
        valid++;
      }
    }
  }

  int valid() {
    return valid;
  }

  /** Valid observations of all that were made, in per cent. */
  double validPercent() {
    return made == 0 ? 0 : 100.0 * valid / made;
  }

  /** Global time, in nanoseconds, at which this rank ended a valid observation. */
  long globalEnd(int index) {
    return timing.clock().toGlobal(ends[index]);
  }

  long globalStart(int index) {
    return timing.clock().toGlobal(starts[index]);
  }

  long local(int index) {
    return ends[index] - starts[index];
  }

  CellTiming timing() {
    return timing;
  }
}

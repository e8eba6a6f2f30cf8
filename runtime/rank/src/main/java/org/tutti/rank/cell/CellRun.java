package org.tutti.rank.cell;

import org.tutti.measure.harness.CellContext;
import org.tutti.measure.harness.RootRotation;
import org.tutti.measure.harness.Run;
import org.tutti.mpi.Communicator;
import org.tutti.rank.jvm.CompilationThresholds;
import org.tutti.rank.memory.BufferRotation;
import org.tutti.rank.memory.CacheEraser;
import org.tutti.rank.memory.DataPlacement;
import org.tutti.rank.memory.LiveData;
import org.tutti.rank.observation.PhaseTiming;
import org.tutti.rank.outlier.IntervalWatch;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.runtime.Control;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.process.RunSpec;

/**
 * The state of the generated loops: arrays that are allocated once per cell and used for both
 * warm-up and measurement, since both must execute the same code.
 */
public final class CellRun implements Run {
  private final Synchronizer synchronizer;
  private final CacheEraser eraser;
  private final BufferRotation advance;
  private final LiveData live;
  private final int calls;
  private final boolean barrier;
  private final boolean batched;
  private final Communicator communicator;
  private final Control control;
  private final RootRotation roots;
  private final PhaseTiming phases;
  private final IntervalWatch watch;
  private final long[] starts;
  private final long[] ends;
  private int count;
  private int index;
  private int first;
  private int called;
  private long shortest;

  /**
   * The calls of one observation.
   *
   * @param count calls of the benchmark
   * @param barrier whether a barrier follows each of them
   */
  public record Calls(int count, boolean barrier) {
    public static final Calls ONE = new Calls(1, false);

    static Calls of(Settings settings) {
      return new Calls(settings.get(SettingKey.BATCH), settings.get(SettingKey.BATCH_BARRIER));
    }

    /** Whether it is more than a single call of the benchmark. */
    boolean isBatch() {
      return count > 1 || barrier;
    }
  }

  /** A run with the settings of the cell, for at most {@code longest} observations at a time. */
  static CellRun of(
      Synchronizer synchronizer,
      DataPlacement data,
      Settings settings,
      CellContext cell,
      PhaseTiming phases,
      IntervalWatch watch,
      int longest) {
    return new CellRun(synchronizer, data, Calls.of(settings), cell, phases, watch, longest);
  }

  /** Observations of a run for which there must be room if {@code longest} are measured. */
  static int capacity(int longest) {
    return Math.max(longest, Math.max(CompilationThresholds.RUN_LENGTH, RunSpec.LARGEST_UNKEPT));
  }

  /** Has room for {@code longest} observations, and for those of warm-up and sizing runs. */
  public CellRun(
      Synchronizer synchronizer,
      DataPlacement data,
      Calls calls,
      CellContext cell,
      PhaseTiming phases,
      IntervalWatch watch,
      int longest) {
    int capacity = capacity(longest);
    this.synchronizer = synchronizer;
    this.eraser = data.eraser();
    this.advance = data.rotation();
    this.live = data.live();
    this.calls = calls.count();
    this.barrier = calls.barrier();
    this.batched = calls.isBatch();
    this.communicator = cell.communicator();
    this.control = cell.control();
    this.roots = cell.roots();
    this.phases = phases;
    this.watch = watch;
    this.starts = new long[capacity];
    this.ends = new long[capacity];
  }

  /** Begins a run; its observations count if {@link #measure} is called, too. */
  public void setCount(int observations) {
    shortest = shortestInterval();
    count = observations;
    index = -1;
    first = 0;
    watch.beginWarmUp();
  }

  /** The next observation of the run is this one of the cell, which are counted from 0. */
  void countFrom(int observation) {
    first = observation;
  }

  /** The observations of the run that has begun are those of the cell from this one on. */
  void measure(int observation) {
    countFrom(observation);
    watch.beginRun(clock(), shortest);
  }

  /** The shortest time between the ends of two of the first observations; 0 if there are none. */
  private long shortestInterval() {
    long found = Long.MAX_VALUE;
    for (int end = 1; end < Math.min(count, CompilationThresholds.RUN_LENGTH); end++) {
      found = Math.min(found, ends[end] - ends[end - 1]);
    }
    return found == Long.MAX_VALUE ? 0 : found;
  }

  /** The observation that was begun last, from 0; -1 before the first. */
  int index() {
    return index;
  }

  /** A number that has changed when a call was completed; may be read by other threads. */
  long progress() {
    return 31L * index + called;
  }

  /** Calls in an observation. */
  int calls() {
    return calls;
  }

  /** Local start times of the run's observations. */
  public long[] starts() {
    return starts;
  }

  /** Local end times of the run's observations. */
  public long[] ends() {
    return ends;
  }

  @Override
  public RankClock clock() {
    return synchronizer.clock();
  }

  @Override
  public boolean next() {
    return !batched && isAnother();
  }

  @Override
  public boolean nextBatch() {
    return batched && isAnother();
  }

  @Override
  public void start() {
    called = 0;
    phases.begin(index);
    eraser.erase();
    advance.next();
    live.beforeStart();
    synchronizer.start(index);
  }

  @Override
  public boolean repeats() {
    if (barrier) {
      communicator.barrier();
    }
    advance.next();
    return ++called < calls;
  }

  @Override
  public void stop(long start, long end) {
    starts[index] = start;
    ends[index] = end;
    phases.end(start, end);
    watch.observe(index, end);
  }

  @Override
  public void idle() {
    RankClock clock = clock();
    start();
    long start = clock.now();
    while (batched && repeats()) {
      // Only joins the barriers.
    }
    stop(start, clock.now());
  }

  /**
   * Data are touched here, since between this and {@link #start} a benchmark may prepare the
   * operation, and may even begin to send.
   */
  private boolean isAnother() {
    if (index >= 0) {
      live.endObservation();
    }
    if (index + 1 >= count) {
      return false;
    }
    control.observe(++index);
    roots.observe(first + index);
    live.beginObservation();
    return true;
  }
}

package org.tutti.measure.cell;

import java.util.Optional;
import org.tutti.measure.clock.CellClock;
import org.tutti.measure.clock.LaunchClock;
import org.tutti.measure.disturbance.ActivityMeter;
import org.tutti.measure.harness.CellContext;
import org.tutti.measure.memory.DataPlacement;
import org.tutti.measure.memory.LiveData;
import org.tutti.measure.observation.ObservationReduction;
import org.tutti.measure.observation.PhaseLog;
import org.tutti.measure.observation.PhaseTiming;
import org.tutti.measure.outlier.IntervalWatch;
import org.tutti.measure.payload.PayloadCheck;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.Synchronizer;

/** A cell that is being measured: as a whole, or in portions with other cells in between. */
public final class CellExecution {
  private static final long WARM_UP_LIMIT_NANOS = 2_000_000_000;

  private final LaunchContext context;
  private final BenchmarkLifecycle lifecycle;
  private final LaunchClock clock;
  private final ObservationReduction reduction;
  private final PlannedCell planned;
  private final int position;
  private final int rounds;
  private final CellClock cellClock = new CellClock();
  private final CellAttempt attempt;
  private final DataCheck dataCheck;
  private Synchronizer synchronizer;
  private DataPlacement placement = DataPlacement.untouched();
  private LiveData.Amounts touched = LiveData.Amounts.NONE;
  private ObservationLoop loop;
  private Optional<PhaseLog> phaseLog = Optional.empty();
  private ActivityMeter activity;
  private WarmUp.WarmUpResult warmUpResult = new WarmUp.WarmUpResult(0, true);
  private long jitCalls;
  private boolean started;
  private boolean computes;
  private long begin;
  private long elapsedNanos;

  /**
   * @param position of the cell in the order of the launch, from 0
   * @param rounds portions that it is measured in; 1 to be measured as a whole
   */
  public CellExecution(
      LaunchContext context,
      BenchmarkLifecycle lifecycle,
      LaunchClock clock,
      ObservationReduction reduction,
      PlannedCell planned,
      int position,
      int rounds) {
    this.context = context;
    this.lifecycle = lifecycle;
    this.clock = clock;
    this.reduction = reduction;
    this.planned = planned;
    this.position = position;
    this.rounds = rounds;
    this.attempt = new CellAttempt(context, lifecycle, planned, false);
    this.dataCheck = new DataCheck(context, lifecycle, planned, clock);
  }

  /** Collective: calls the cell with patterned data, to find wrong results before measuring. */
  void checkData() {
    guarded(dataCheck::beforeMeasuring);
  }

  /**
   * Collective: lets the JIT compile the code that the cell executes. A benchmark that throws here,
   * perhaps in a smaller cell, throws again if this cell is to blame.
   */
  void warmUpJit(JitWarmUp warmUp) {
    guarded(() -> jitCalls += warmUp.before(planned));
    attempt.forgetException();
  }

  /**
   * Collective: sets the cell up, warms it up, measures a portion of its observations, and tears it
   * down.
   */
  void measurePortion() {
    guarded(
        () -> {
          if (loop == null) {
            open();
          }
          CellContext cell = lifecycle.setUp(planned, phases());
          Optional<PayloadCheck> check =
              planned.settings().get(SettingKey.RECHECK)
                  ? lifecycle.check(planned, cell)
                  : Optional.empty();
          check.ifPresent(payload -> payload.fill(0));
          place(cell);
          CellRun run =
              CellRun.of(
                  synchronizer,
                  placement,
                  planned.settings(),
                  cell,
                  phases(),
                  loop.watch(),
                  loop.portion());
          long now = clock.clock().now();
          begin = started ? begin : now;
          lifecycle.enter(CellPhase.WARM_UP);
          warmUpResult =
              warmUpResult.and(
                  new WarmUp(context, synchronizer, run, planned, cell).run(warmUpLimits()));
          started = true;
          lifecycle.enter(CellPhase.OBSERVATIONS);
          activity.begin();
          loop.measure(synchronizer, run, planned, cell, phases());
          activity.end();
          computes |= cell.control().isComputing();
          cellClock.add(synchronizer.endCell(), clock.clock().now());
          check.ifPresent(payload -> dataCheck.afterMeasuring(cell, payload));
          lifecycle.tearDown(planned, cell);
          elapsedNanos += clock.clock().now() - now;
        });
  }

  /**
   * Called as late as possible, so that a cell's memory is allocated after earlier cells have freed
   * theirs.
   */
  private void open() {
    Settings settings = planned.settings();
    synchronizer = context.synchronizer(planned.sync(), clock);
    IntervalWatch watch = context.watch();
    loop = new ObservationLoop(context, reduction, planned, watch, rounds);
    phaseLog = PhaseLog.requested(settings, synchronizer.clock(), CellRun.capacity(loop.portion()));
    activity = context.machine().meter();
  }

  private void place(CellContext cell) {
    DataPlacements placements = new DataPlacements(context, lifecycle);
    placement = placements.of(planned, cell);
    if (!started) {
      touched = placements.amounts(placement);
    }
  }

  private void guarded(Runnable work) {
    attempt.run(work);
    if (attempt.unmeasured().isPresent()) {
      begin = clock.clock().now();
    }
  }

  /** Later portions divide the warm-up calls among them. */
  private WarmUp.WarmUpLimits warmUpLimits() {
    int calls = planned.settings().get(SettingKey.WARMUP);
    int share = started ? (calls + rounds - 1) / rounds : calls;
    return new WarmUp.WarmUpLimits(
        share, share, WARM_UP_LIMIT_NANOS, WarmUp.RUNS_PER_WINDOW, !started);
  }

  /** Whether there is no further portion to measure. */
  boolean isFinished() {
    return attempt.unmeasured().isPresent() || (loop != null && loop.isFinished());
  }

  /** Has it measured once more, unless a rule has ended it. */
  void extend() {
    loop.extend();
  }

  /** Collective: the least local run-time over ranks, the same on all of them. */
  double least() {
    long bits = Double.doubleToRawLongBits(loop.least());
    return Double.longBitsToDouble(context.collectives().fromRoot(bits));
  }

  /** Why the cell could not be measured, if so. */
  Optional<Warning> unmeasured() {
    return attempt.unmeasured();
  }

  /** What it has changed of the state of its rank. */
  LeftState leftState() {
    return attempt.leftState();
  }

  /** Whether its benchmark threw or left wrong data. */
  public boolean hasFailed() {
    return attempt.hasFailed();
  }

  /** The bits of what it reduces, if they have been looked at. */
  Optional<ReductionBits> reductionBits() {
    return dataCheck.reductionBits();
  }

  public PlannedCell planned() {
    return planned;
  }

  public int position() {
    return position;
  }

  int rounds() {
    return rounds;
  }

  /** The local clock that it is timed with. */
  LaunchClock clock() {
    return clock;
  }

  Synchronizer synchronizer() {
    return synchronizer;
  }

  /** What is done with its data between observations. */
  DataPlacement placement() {
    return placement;
  }

  /** How much of its data is touched, as maximum over ranks. */
  LiveData.Amounts touched() {
    return touched;
  }

  /** Whether the benchmark has said on this rank that it computes. */
  boolean isComputing() {
    return computes;
  }

  ObservationLoop loop() {
    return loop;
  }

  private PhaseTiming phases() {
    return PhaseTiming.of(phaseLog);
  }

  /** The times of the phases, if they were requested. */
  Optional<PhaseLog> phaseLog() {
    return phaseLog;
  }

  /** What this rank's processors did during the observations. */
  RankActivity activity() {
    return activity.sum();
  }

  /** Converts its local times to global ones. */
  CellClock cellClock() {
    return cellClock;
  }

  /** The warm-up calls of all portions, and whether compilers were idle after each portion's. */
  WarmUp.WarmUpResult warmUpResult() {
    return warmUpResult;
  }

  /** The calls that were made for this cell so that the JIT compiles its loop. */
  long jitCalls() {
    return jitCalls;
  }

  /** When the first portion began, on this rank's clock. */
  long begin() {
    return begin;
  }

  /** The duration of all portions, including warm-up. */
  long elapsedNanos() {
    return elapsedNanos;
  }
}

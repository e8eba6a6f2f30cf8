package org.tutti.rank.cell;

import java.util.Optional;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.BenchmarkException;
import org.tutti.measure.harness.CellContext;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.OperationNotInLibrary;
import org.tutti.rank.clock.CellClock;
import org.tutti.rank.clock.LaunchClock;
import org.tutti.rank.disturbance.ActivityMeter;
import org.tutti.rank.jvm.HeapCleanup;
import org.tutti.rank.memory.DataPlacement;
import org.tutti.rank.memory.LiveData;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.rank.observation.PhaseLog;
import org.tutti.rank.observation.PhaseTiming;
import org.tutti.rank.outlier.IntervalWatch;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.UnmeasuredReason;
import org.tutti.records.launch.Warning;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.Synchronizer;

/**
 * What is done for a planned cell on this rank: its data are checked, its loop is compiled, and it
 * is measured, as a whole or in portions with other cells in between; a dry run only checks its
 * data. All of that counts toward its time limit. A failure that all ranks share ends the cell
 * only.
 */
public final class CellAttempt {
  private static final long WARM_UP_LIMIT_NANOS = 2_000_000_000;

  private final LaunchContext context;
  private final BenchmarkLifecycle lifecycle;
  private final LaunchClock clock;
  private final ObservationReduction reduction;
  private final PlannedCell planned;
  private final int position;
  private final int rounds;
  private final CellClock cellClock = new CellClock();
  private final DataCheck dataCheck;
  private final LeftState left;
  private final Patience patience;
  private Optional<Warning> unmeasured;
  private Optional<KnownDefect> knownDefect = Optional.empty();
  private long attemptedNanos;
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
   * @param rounds portions that it is measured in; 1 to be measured as a whole, 0 in a dry run
   */
  public CellAttempt(
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
    this.dataCheck = new DataCheck(context, lifecycle, planned, clock);
    this.left = new LeftState(context);
    this.patience = new Patience(context.world().size());
    this.unmeasured = planned.impossible();
  }

  /**
   * Collective: calls the cell with patterned data, to find wrong results before measuring.
   *
   * @return whether it is known what the data should be
   */
  boolean checkData() {
    boolean[] isKnown = new boolean[1];
    attempt(() -> isKnown[0] = dataCheck.beforeMeasuring());
    return isKnown[0];
  }

  /**
   * Collective: lets the JIT compile the code that the cell executes. A benchmark that throws here,
   * perhaps in a smaller cell, throws again if this cell is to blame.
   */
  void warmUpJit(JitWarmUp warmUp) {
    attempt(() -> jitCalls += warmUp.before(planned));
    if (unmeasured.isPresent() && hasItAgain(unmeasured.get().problem())) {
      unmeasured = Optional.empty();
    }
  }

  /**
   * Collective: sets the cell up, warms it up, measures a portion of its observations, and tears it
   * down.
   */
  void measurePortion() {
    attempt(
        () -> {
          if (loop == null) {
            open();
          }
          CellContext cell = lifecycle.setUp(planned, phases());
          Optional<PayloadCheck> check =
              planned.settings().get(SettingKey.RECHECK)
                  ? lifecycle.check(planned, cell)
                  : Optional.empty();
          if (check.isPresent()) {
            check.get().fill(0);
          }
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
          if (check.isPresent()) {
            dataCheck.afterMeasuring(cell, check.get());
          }
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

  /**
   * Collective; does nothing if the cell is impossible. If an operation is missing or its data are
   * wrong, all ranks know, so all of them tear the cell down here; requests that it left active are
   * noticed when they have.
   *
   * @throws CellFailure if the benchmark threw on this rank, but not on all
   */
  private void attempt(Runnable work) {
    if (planned.impossible().isEmpty()) {
      try {
        guarded(work);
      } catch (OperationNotInLibrary e) {
        giveUp(
            e.isRefused()
                ? MeasurementProblem.CELL_IMPOSSIBLE
                : MeasurementProblem.OPERATION_NOT_IN_LIBRARY,
            e.getMessage());
        tearDown(e);
      } catch (UnmeasurableCell e) {
        giveUp(e.problem(), e.getMessage());
        if (e.problem() == MeasurementProblem.WRONG_DATA) {
          knownDefect = KnownDefect.of(context.library(), planned.cell());
          unmeasured = unmeasured.map(this::explained);
        }
        if (e.problem() != MpiProblem.REQUESTS_NOT_COMPLETED) {
          tearDown(e);
        }
      } catch (CellFailure e) {
        if (!e.isSurvivable() || !context.isFailureOfAllRanks(lifecycle.phase())) {
          throw e;
        }
        giveUp(MeasurementProblem.CELL_SKIPPED, e.thrown());
        lifecycle.abandon(planned);
      }
    }
    if (unmeasured.isPresent()) {
      begin = clock.clock().now();
    }
  }

  private Warning explained(Warning wrongData) {
    return knownDefect.map(defect -> defect.explaining(wrongData)).orElse(wrongData);
  }

  /** What is not received is both wrong and left active. */
  private void tearDown(RuntimeException why) {
    try {
      lifecycle.tearDownUnmeasured(planned);
    } catch (UnmeasurableCell e) {
      knownDefect = Optional.empty();
      giveUp(e.problem(), e.getMessage() + "; " + why.getMessage());
    }
  }

  /** Whether one benchmark asked for it in its set-up or body, and the others are as they were. */
  private static boolean isOfBenchmark(Problem problem) {
    return problem == CommandLineProblem.BUFFER_TOO_LARGE
        || problem == MpiProblem.BUFFER_NOT_COUNTED;
  }

  /** Whether a cell that is to blame for this problem of warming up has it again. */
  private static boolean hasItAgain(Problem problem) {
    return problem == MeasurementProblem.CELL_SKIPPED
        || problem == MpiProblem.REQUESTS_NOT_COMPLETED;
  }

  private void giveUp(Problem problem, String why) {
    unmeasured = Optional.of(Warning.because(problem, why));
  }

  /**
   * Runs work of the cell, after a garbage collection if there is much garbage and something is
   * measured, and restores the state of the rank.
   *
   * @throws CellFailure if the benchmark threw
   */
  private void guarded(Runnable work) {
    long start = System.nanoTime();
    try {
      if (context.looksAfterItsJvm()) {
        if (rounds > 0) {
          HeapCleanup.collectIfNeeded();
        }
        try (CellTimeout timeout = timeout()) {
          work.run();
          patience.called();
        }
      } else {
        work.run();
      }
    } catch (OperationNotInLibrary | UnmeasurableCell e) {
      throw e;
    } catch (RuntimeException | Error e) {
      if (e instanceof TuttiException known && !isOfBenchmark(known.problem())) {
        throw known;
      }
      // An interrupt flag would keep a trace from being written.
      left.restore();
      Communicator world = context.world();
      throw new CellFailure(
          world.rank(),
          planned.key(world.size()),
          BenchmarkException.unwrapped(e),
          context.traces());
    } finally {
      left.restore();
      attemptedNanos += System.nanoTime() - start;
    }
  }

  private CellTimeout timeout() {
    int ranks = context.world().size();
    String name = planned.key(ranks).toString();
    Thread measuring = Thread.currentThread();
    LoopEntry loops = context.loopEntry();
    return new CellTimeout(
        new CellTimeout.CellLimit(
            name,
            planned.settings().find(SettingKey.TIMEOUT),
            attemptedNanos,
            patience,
            rounds == 0),
        context.world().rank(),
        new CellTimeout.WatchedCell() {
          @Override
          public CellTimeout.RankPosition position() {
            return CellTimeout.RankPosition.of(lifecycle.phase(), measuring);
          }

          @Override
          public long progress() {
            return 31 * loops.progress() + lifecycle.phase().ordinal();
          }
        },
        CellTimeout.ofProcess(name, context.hangs()));
  }

  /** Later portions divide the warm-up calls among them. */
  private WarmUp.WarmUpLimits warmUpLimits() {
    int calls = planned.settings().get(SettingKey.WARMUP);
    int share = started ? (calls + rounds - 1) / rounds : calls;
    return new WarmUp.WarmUpLimits(
        share,
        share,
        WARM_UP_LIMIT_NANOS,
        WarmUp.RUNS_PER_WINDOW,
        started ? WarmUp.LoopCode.OF_THIS_CELL : WarmUp.LoopCode.OF_ANOTHER_CELL);
  }

  /** Whether there is no further portion to measure. */
  boolean isFinished() {
    return unmeasured.isPresent() || (loop != null && loop.isFinished());
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
    return unmeasured;
  }

  /** What it has changed of the state of its rank. */
  LeftState leftState() {
    return left;
  }

  /** The defect of the library that left wrong data, if it is known. */
  Optional<KnownDefect> knownDefect() {
    return knownDefect;
  }

  /** Whether its benchmark threw, or left wrong data or active requests. */
  boolean hasFailed() {
    return unmeasured.isPresent() && UnmeasuredReason.isFailure(unmeasured.get().problem());
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

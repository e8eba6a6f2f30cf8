package org.tutti.rank.cell;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.measure.harness.CellContext;
import org.tutti.rank.counters.CounterMeter;
import org.tutti.rank.jvm.CompilationThresholds;
import org.tutti.rank.jvm.CompilerIdleness;
import org.tutti.rank.jvm.JvmActivity;
import org.tutti.rank.observation.ObservationLog;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.rank.observation.PhaseTiming;
import org.tutti.rank.outlier.IntervalWatch;
import org.tutti.rank.stop.CellStoppingRules;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.process.RunSpec;
import org.tutti.sync.process.RunValidity;

/**
 * Makes the observations of a cell in portions, each of which consists of runs, until there are as
 * many as requested or a rule ends the cell. The root decides for all ranks, between runs.
 */
final class ObservationLoop {
  /**
   * The largest portion of a cell that a rule may end: portions must be small, so that the cell is
   * measured in many rounds before that.
   */
  private static final int LARGEST_RULED = 100;

  private final CellStoppingRules rules;
  private final LoopEntry loopEntry;
  private final CompilerIdleness compilers;
  private final JvmActivity.Meter meter;
  private final CounterMeter counters;
  private final CellCounters ownCounters;
  private final IntervalWatch watch;
  private final ObservationLog log;
  private final ObservationReduction reduction;
  private final int portion;
  private final int members;
  private int repetitions;
  private int requested;
  private int valid;
  private long nanos;
  private Optional<SettingKey<?>> stoppedBy = Optional.empty();

  /**
   * @param planned the cell, on this rank
   * @param rounds number of portions of a cell that no rule ends
   */
  ObservationLoop(
      LaunchContext context,
      ObservationReduction reduction,
      PlannedCell planned,
      IntervalWatch watch,
      int rounds) {
    Settings settings = planned.settings();
    this.loopEntry = context.loopEntry();
    this.compilers = context.activity().idleness();
    this.meter = context.activity().meter();
    this.counters = context.machine().counterMeter();
    this.ownCounters = new CellCounters(planned.harness());
    this.watch = watch;
    this.rules = CellStoppingRules.of(settings, context.collectives(), reduction, () -> nanos);
    this.members = planned.members(context);
    this.repetitions = settings.get(SettingKey.REPETITIONS);
    this.reduction = reduction;
    boolean isTwice = settings.find(SettingKey.REPETITIONS_SECOND_LOOK).isPresent();
    this.log = new ObservationLog(isTwice ? 2 * repetitions : repetitions);
    int even = (repetitions + rounds - 1) / rounds;
    this.portion = rounds == 1 || rules.isEmpty() ? even : Math.min(even, LARGEST_RULED);
  }

  /**
   * Lets the JIT compile what is called right before and after each run and nowhere else: otherwise
   * it would do so during one.
   */
  static void compileCounting(LaunchContext context, CellRun run) {
    JvmActivity.Meter meter = context.activity().meter();
    for (int request = 0; request < CompilationThresholds.REQUESTS; request++) {
      for (int counted = 0; counted < CompilationThresholds.CALLS_PER_REQUEST; counted++) {
        CounterMeter counters = context.machine().counterMeter();
        run.setCount(0);
        run.measure(0);
        meter.start();
        counters.begin();
        counters.end(0);
        meter.stop();
      }
      context.activity().idleness().settle();
    }
  }

  /** The largest number of observations in a portion. */
  int portion() {
    return portion;
  }

  /** Asks for as many observations again, in as many portions. */
  void extend() {
    repetitions *= 2;
  }

  /** Collective: the least of the local run-times of the slowest ranks; any number elsewhere. */
  double least() {
    return Arrays.stream(reduction.localMaxima(log, 0)).min().orElse(Double.NaN);
  }

  /** Whether there is no further portion to measure. */
  boolean isFinished() {
    return stoppedBy.isPresent() || requested >= repetitions;
  }

  /** Collective: measures a portion, and replaces invalid observations of earlier ones. */
  void measure(
      Synchronizer synchronizer,
      CellRun run,
      PlannedCell planned,
      CellContext cell,
      PhaseTiming phases) {
    int more = Math.min(portion, repetitions - requested);
    requested += more;
    long before = nanos;
    long begin = System.nanoTime();
    synchronizer.beginCell(more, members);
    // The JVM has counted the calls that prepare a portion, too: one of them is the last before it
    // compiles their code, while the first observations are made.
    compilers.settle();
    ownCounters.beginPortion();
    for (RunSpec plan = synchronizer.prepare(remaining());
        plan.count() > 0;
        plan = synchronizer.prepare(remaining())) {
      run.setCount(plan.count());
      run.measure(log.count());
      meter.start();
      if (plan.kept()) {
        counters.begin();
      }
      loopEntry.measure(planned.harness(), run, cell);
      if (plan.kept()) {
        counters.end(plan.count());
      }
      meter.stop();
      ownCounters.endRun(plan.kept());
      RunValidity validity = synchronizer.validate(run.starts(), run.ends(), plan.count());
      if (plan.kept()) {
        valid += validity.valid();
        int from = log.count();
        watch.keep(from);
        log.append(run.starts(), run.ends(), validity);
        phases.append(validity.count());
        nanos = before + System.nanoTime() - begin;
        stoppedBy = rules.check(log, from);
        if (stoppedBy.isPresent()) {
          break;
        }
      }
    }
    ownCounters.endPortion();
  }

  ObservationLog log() {
    return log;
  }

  /** What notices the outliers of the cell on this rank. */
  IntervalWatch watch() {
    return watch;
  }

  /** What the JVM did on this rank during the runs. */
  JvmActivity.Meter meter() {
    return meter;
  }

  /** What was counted of this rank's thread during the runs. */
  CounterMeter counters() {
    return counters;
  }

  /** What the benchmark counted itself on this rank. */
  CellCounters ownCounters() {
    return ownCounters;
  }

  /** The setting whose rule ended the cell before all observations were made, if one did. */
  Optional<SettingKey<?>> stoppedBy() {
    return stoppedBy;
  }

  private int remaining() {
    return rules.untilNextCheck(valid, Math.min(portion, requested - valid));
  }
}

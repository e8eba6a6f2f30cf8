package org.tutti.measure.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.annotations.DataState;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.measure.jvm.CallFence;
import org.tutti.measure.jvm.CompilationOptions;
import org.tutti.measure.jvm.CompilationThresholds;
import org.tutti.measure.jvm.JvmActivity;
import org.tutti.measure.jvm.KnownJvm;
import org.tutti.measure.memory.LiveData;
import org.tutti.measure.outlier.OrderedTimes;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Warning;
import org.tutti.sync.host.Occupancy;
import org.tutti.sync.process.Flag;

/**
 * Finds reasons why the figures of a cell may be inaccurate. Their texts are put together without
 * Java's formats, which look for a language first: that takes a rank milliseconds between its
 * cells.
 */
final class CellWarnings {
  /** The least number of clock steps in a run-time. */
  private static final double MIN_GRANULES = 10;

  /** The largest cost of reading the clock, as a share of a run-time. */
  private static final double LARGEST_COST_SHARE = 0.05;

  /** Active compilers are reported from this share of the sum of all run-times on. */
  private static final double LARGEST_COMPILATION_SHARE = 0.001;

  private static final double NANOS_PER_MILLI = 1e6;

  /** Exceeded windows are reported from this share of the observations on. */
  private static final double LARGEST_EXCEEDED_SHARE = 0.25;

  /** Where one fence a call was seen to change medians by more than 5 % (bench/fidelity). */
  private static final double SHORT_CALL_NANOS = 10_000;

  private final ClockRecord clock;
  private final LibraryInfo library;
  private final KnownJvm jvm;
  private final List<String> jvmOptions;

  /**
   * @param jvm this JVM
   * @param jvmOptions what it was started with
   */
  CellWarnings(ClockRecord clock, LibraryInfo library, KnownJvm jvm, List<String> jvmOptions) {
    this.clock = clock;
    this.library = library;
    this.jvm = jvm;
    this.jvmOptions = jvmOptions;
  }

  List<Warning> of(
      CellSettings settings, OrderedTimes times, CellConditions conditions, Occupancy occupancy) {
    List<Warning> warnings = new ArrayList<>();
    if (occupancy.isOversubscribed()) {
      add(
          warnings,
          MeasurementProblem.OVERSUBSCRIBED,
          occupancy.ranks()
              + " ranks share "
              + Counted.of(occupancy.processors(), "processor")
              + " of a host and wait for each other; start fewer ranks");
    }
    if (!clock.monotonic()) {
      add(
          warnings,
          SyncProblem.CLOCK_RAN_BACKWARD,
          "the clock " + clock.kind() + " ran backward on a rank; use another clock");
    }
    compilation(warnings);
    machine(times, conditions, warnings);
    counts(settings, times, conditions, warnings);
    times
        .valid()
        .ifPresent(
            valid -> {
              resolution(valid.median(), settings, conditions, warnings);
              fence(valid.median() / settings.counts().operationsPerCall(), warnings);
            });
    return warnings;
  }

  /** That nothing could be done with the data of a cell, although it was asked for. */
  Optional<Warning> ofData(DataState data, CellExecution cell) {
    if (data == DataState.UNTOUCHED) {
      return Optional.empty();
    }
    if (library.provider() == ProviderKind.SIMULATED) {
      return untouched(data, "the simulation has no caches");
    }
    boolean isInVain =
        data.isOfKnownBytes()
            && cell.planned().cell().msize() > 0
            && cell.touched().equals(LiveData.Amounts.NONE);
    return isInVain ? untouched(data, "no rank sends or receives data here") : Optional.empty();
  }

  /**
   * That simulated ranks take no time for what a benchmark computes.
   *
   * @param says whether the benchmark says that it computes
   * @param longest of all observations on all ranks, in nanoseconds, 0 if there are none: where
   *     ranks only compute, it is what reading the clock takes
   */
  Optional<Warning> ofComputation(boolean says, long longest) {
    boolean isEmpty = longest > 0 && longest <= clock.costNanos() + clock.granularityNanos();
    return library.provider() == ProviderKind.SIMULATED && (says || isEmpty)
        ? Optional.of(
            new Warning(
                MeasurementProblem.COMPUTATION_NOT_SIMULATED,
                isEmpty
                    ? "no call takes simulated time, which only messages take: the figures are"
                        + " what reading the clock costs"
                    : "what the ranks compute beside their messages takes no simulated time, and"
                        + " is not in the figures"))
        : Optional.empty();
  }

  private static Optional<Warning> untouched(DataState data, String why) {
    return Optional.of(
        new Warning(
            MeasurementProblem.DATA_STATE_WITHOUT_EFFECT,
            why + ", so that they are untouched and not " + data.text()));
  }

  private void fence(double medianOfCall, List<Warning> warnings) {
    if (library.provider() == ProviderKind.NATIVE
        && medianOfCall < SHORT_CALL_NANOS
        && CallFence.isPassed(jvmOptions)) {
      add(
          warnings,
          MeasurementProblem.FENCE_AFTER_CALLS,
          "the JVM executes a memory fence after each MPI call, which makes operations below "
              + Math.round(SHORT_CALL_NANOS / 1000)
              + " us slower or faster");
    }
  }

  private void compilation(List<Warning> warnings) {
    jvm.objection()
        .ifPresent(
            objection ->
                add(
                    warnings,
                    MeasurementProblem.JVM_UNKNOWN,
                    objection + ", so the timed loop may not be compiled; use one of these JDKs"));
    List<String> options =
        CompilationOptions.changing(jvmOptions, List.of(CompilationThresholds.SOONER));
    if (!options.isEmpty()) {
      add(
          warnings,
          MeasurementProblem.COMPILATION_CHANGED,
          "the timed loop may not be compiled with "
              + String.join(" ", options)
              + "; measure without it, or raise --warmup until the figures no longer change");
    }
  }

  private void machine(OrderedTimes times, CellConditions conditions, List<Warning> warnings) {
    if (!conditions.warmUp().compilersIdle()) {
      add(
          warnings,
          MeasurementProblem.COMPILATION_AFTER_WARMUP,
          "the JIT compilers were still active after "
              + conditions.warmUp().calls()
              + " warm-up calls; raise --warmup");
    }
    long compilation = conditions.jvm().compilationNanos();
    if (compilation > JvmActivity.IDLE_COMPILATION_NANOS
        && compilation > LARGEST_COMPILATION_SHARE * sum(times)) {
      add(
          warnings,
          MeasurementProblem.COMPILATION_WHILE_MEASURING,
          "the JIT compilers were active for "
              + tenths(compilation / NANOS_PER_MILLI)
              + " ms during the observations; raise --warmup");
    }
    if (conditions.jvm().collections() > 0) {
      add(
          warnings,
          MeasurementProblem.COLLECTION_WHILE_MEASURING,
          conditions.jvm().collections()
              + " garbage collections during the observations; do not allocate in the benchmark");
    }
    if (conditions.jvm().allocatedBytes() > 0) {
      add(
          warnings,
          library.allocates()
              ? MeasurementProblem.LIBRARY_ALLOCATES
              : MeasurementProblem.ALLOCATION_WHILE_MEASURING,
          "the measuring thread allocated "
              + conditions.jvm().allocatedBytes()
              + " B during the observations"
              + (library.allocates()
                  ? ": the MPI library allocates in its calls, which is part of its cost"
                  : "; do not allocate in the benchmark"));
    }
  }

  private static double sum(OrderedTimes times) {
    return DoubleStream.of(times.observations().validRunTimes()).sum();
  }

  private static void counts(
      CellSettings settings,
      OrderedTimes times,
      CellConditions conditions,
      List<Warning> warnings) {
    Observations observations = times.observations();
    int valid = times.count();
    boolean stopped = conditions.details().containsKey(CellRecorder.STOPPED);
    if (valid < settings.counts().repetitions() && !stopped) {
      add(
          warnings,
          MeasurementProblem.TOO_FEW_VALID_OBSERVATIONS,
          "only "
              + valid
              + " of "
              + Counted.of(settings.counts().repetitions(), "observation")
              + " valid after "
              + Counted.of(observations.count(), "attempt"));
    }
    int exceeded = observations.countOf(Flag.WINDOW_EXCEEDED);
    if (exceeded > LARGEST_EXCEEDED_SHARE * observations.count()) {
      add(
          warnings,
          MeasurementProblem.WINDOW_EXCEEDED,
          exceeded
              + " of "
              + Counted.of(observations.count(), "observation")
              + " ended after their window; use a longer window");
    }
  }

  private void resolution(
      double median, CellSettings settings, CellConditions conditions, List<Warning> warnings) {
    if (median < MIN_GRANULES * clock.granularityNanos()) {
      add(
          warnings,
          MeasurementProblem.CLOCK_TOO_COARSE,
          "the median of "
              + Math.round(median)
              + " ns is below "
              + Math.round(MIN_GRANULES)
              + " steps of the clock ("
              + Math.round(clock.granularityNanos())
              + " ns each)");
    }
    if (clock.costNanos() > LARGEST_COST_SHARE * median) {
      add(
          warnings,
          MeasurementProblem.CLOCK_READING_TOO_SLOW,
          "reading the clock costs "
              + Math.round(clock.costNanos())
              + " ns, "
              + Math.round(100 * clock.costNanos() / Math.max(1, median))
              + " % of the median of "
              + Math.round(median)
              + " ns");
    }
    if (!settings.method().runTime().isGlobal()) {
      return;
    }
    conditions
        .global()
        .uncertainty()
        .ifPresent(
            uncertainty -> {
              if (uncertainty > median) {
                add(
                    warnings,
                    MeasurementProblem.BELOW_CLOCK_UNCERTAINTY,
                    "cannot be measured: the uncertainty of the global clock is "
                        + Math.round(uncertainty)
                        + " ns, the median is "
                        + Math.round(median)
                        + " ns");
              }
            });
  }

  /** The number with one decimal place. */
  private static double tenths(double number) {
    return Math.round(10 * number) / 10.0;
  }

  private static void add(List<Warning> warnings, Problem problem, String text) {
    warnings.add(new Warning(problem, text));
  }
}

package org.tutti.rank.cell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.tutti.annotations.DataState;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.measure.harness.Harness;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.rank.jvm.CallFence;
import org.tutti.rank.jvm.CompilationOptions;
import org.tutti.rank.jvm.JvmActivity;
import org.tutti.rank.jvm.KnownJvm;
import org.tutti.rank.memory.LiveData;
import org.tutti.rank.outlier.OrderedTimes;
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
      warnings.add(
          Warning.of(MeasurementProblem.OVERSUBSCRIBED)
              .with("ranks", occupancy.ranks())
              .with("processors", occupancy.processors()));
    }
    if (!clock.monotonic()) {
      warnings.add(
          Warning.of(SyncProblem.CLOCK_RAN_BACKWARD).with("clock", clock.kind().toString()));
    }
    compilation(warnings);
    machine(times, conditions, warnings);
    counts(settings, times, conditions, warnings);
    if (times.valid().isPresent()) {
      double median = times.valid().get().median();
      resolution(median, settings, conditions, warnings);
      fence(median / settings.counts().operationsPerCall(), warnings);
    }
    return warnings;
  }

  /** That nothing could be done with the data of a cell, although it was asked for. */
  Optional<Warning> ofData(DataState data, CellAttempt cell) {
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
    if (library.provider() != ProviderKind.SIMULATED || !says && !isEmpty) {
      return Optional.empty();
    }
    Warning warning = Warning.of(MeasurementProblem.COMPUTATION_NOT_SIMULATED);
    return Optional.of(isEmpty ? warning.with("onlyClock", longest) : warning);
  }

  private static Optional<Warning> untouched(DataState data, String why) {
    return Optional.of(
        Warning.because(MeasurementProblem.DATA_STATE_WITHOUT_EFFECT, why)
            .with("data", data.text()));
  }

  private void fence(double medianOfCall, List<Warning> warnings) {
    if (library.provider() == ProviderKind.NATIVE
        && medianOfCall < SHORT_CALL_NANOS
        && CallFence.isPassed(jvmOptions)) {
      warnings.add(
          Warning.of(MeasurementProblem.FENCE_AFTER_CALLS).with("below", SHORT_CALL_NANOS / 1000));
    }
  }

  private void compilation(List<Warning> warnings) {
    if (jvm.objection().isPresent()) {
      warnings.add(Warning.because(MeasurementProblem.JVM_UNKNOWN, jvm.objection().get()));
    }
    List<String> options =
        CompilationOptions.changing(jvmOptions, List.of(Harness.COMPILED_SOONER));
    if (!options.isEmpty()) {
      warnings.add(
          Warning.of(MeasurementProblem.COMPILATION_CHANGED)
              .with("options", String.join(" ", options)));
    }
  }

  private void machine(OrderedTimes times, CellConditions conditions, List<Warning> warnings) {
    if (!conditions.warmUp().compilersIdle()) {
      warnings.add(
          Warning.of(MeasurementProblem.COMPILATION_AFTER_WARMUP)
              .with("calls", conditions.warmUp().calls()));
    }
    long compilation = conditions.jvm().compilationNanos();
    if (compilation > JvmActivity.IDLE_COMPILATION_NANOS
        && compilation > LARGEST_COMPILATION_SHARE * sum(times)) {
      warnings.add(
          Warning.of(MeasurementProblem.COMPILATION_WHILE_MEASURING)
              .with("ms", compilation / NANOS_PER_MILLI));
    }
    if (conditions.jvm().collections() > 0) {
      warnings.add(
          Warning.of(MeasurementProblem.COLLECTION_WHILE_MEASURING)
              .with("collections", conditions.jvm().collections()));
    }
    if (conditions.jvm().allocatedBytes() > 0) {
      warnings.add(
          Warning.of(
                  library.allocates()
                      ? MeasurementProblem.LIBRARY_ALLOCATES
                      : MeasurementProblem.ALLOCATION_WHILE_MEASURING)
              .with("bytes", conditions.jvm().allocatedBytes()));
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
      warnings.add(
          Warning.of(MeasurementProblem.TOO_FEW_VALID_OBSERVATIONS)
              .with("valid", valid)
              .with("planned", settings.counts().repetitions())
              .with("attempts", observations.count()));
    }
    int exceeded = observations.countOf(Flag.WINDOW_EXCEEDED);
    if (exceeded > LARGEST_EXCEEDED_SHARE * observations.count()) {
      warnings.add(
          Warning.of(MeasurementProblem.WINDOW_EXCEEDED)
              .with("exceeded", exceeded)
              .with("observations", observations.count()));
    }
  }

  private void resolution(
      double median, CellSettings settings, CellConditions conditions, List<Warning> warnings) {
    if (median < MIN_GRANULES * clock.granularityNanos()) {
      warnings.add(
          Warning.of(MeasurementProblem.CLOCK_TOO_COARSE)
              .with("median", median)
              .with("steps", MIN_GRANULES)
              .with("step", clock.granularityNanos()));
    }
    if (clock.costNanos() > LARGEST_COST_SHARE * median) {
      warnings.add(
          Warning.of(MeasurementProblem.CLOCK_READING_TOO_SLOW)
              .with("cost", clock.costNanos())
              .with("share", clock.costNanos() / Math.max(1, median))
              .with("median", median));
    }
    OptionalDouble uncertainty = conditions.global().uncertainty();
    if (settings.method().runTime().isGlobal()
        && uncertainty.isPresent()
        && uncertainty.getAsDouble() > median) {
      warnings.add(
          Warning.of(MeasurementProblem.BELOW_CLOCK_UNCERTAINTY)
              .with("uncertainty", uncertainty.getAsDouble())
              .with("median", median));
    }
  }
}

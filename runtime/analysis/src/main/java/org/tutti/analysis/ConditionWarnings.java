package org.tutti.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.Problem;
import org.tutti.diagnostics.SyncProblem;
import org.tutti.mpi.LibraryInfo;
import org.tutti.mpi.ProviderKind;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.ClockRecord;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.RecordedJvm;
import org.tutti.records.launch.Warning;
import org.tutti.sync.process.Flag;

/**
 * Finds why the figures of a cell may be inaccurate: its observations beside the clock that timed
 * them, the JVM, and what its compilers and its collector did meanwhile. A rank records these as
 * they are, so that files of any age are judged alike.
 */
final class ConditionWarnings {
  /** The least number of clock steps in a run-time. */
  private static final double MIN_GRANULES = 10;

  /** The largest cost of reading the clock, as a share of a run-time. */
  private static final double LARGEST_COST_SHARE = 0.05;

  /** Compilers that use less processor time are idle: they only check for work. */
  private static final long IDLE_COMPILATION_NANOS = 100_000;

  /** Active compilers are reported from this share of the sum of all run-times on. */
  private static final double LARGEST_COMPILATION_SHARE = 0.001;

  private static final double NANOS_PER_MILLI = 1e6;

  /** Exceeded windows are reported from this share of the observations on. */
  private static final double LARGEST_EXCEEDED_SHARE = 0.25;

  /** Where one fence a call was seen to change medians by more than 5 % (bench/fidelity). */
  private static final double SHORT_CALL_NANOS = 10_000;

  private final CellRecord record;
  private final LibraryInfo library;
  private final List<Warning> warnings = new ArrayList<>();

  private ConditionWarnings(CellRecord record, LibraryInfo library) {
    this.record = record;
    this.library = library;
  }

  /**
   * The warnings of a cell: those that its launch has recorded, since only ranks could know, and
   * those that follow from the record. Ranks of earlier versions recorded some of these as well.
   *
   * @param median of the valid observations in nanoseconds; empty if there are none, or no figure
   *     can be made of them
   */
  static List<Warning> of(LaunchHeader header, CellRecord record, OptionalDouble median) {
    List<Problem> recorded = record.warnings().stream().map(Warning::problem).toList();
    if (!isMeasured(record)) {
      return record.warnings();
    }
    ConditionWarnings found = new ConditionWarnings(record, header.library());
    Optional<RecordedJvm> jvm = RecordedJvm.of(header.environment().facts());
    jvm.ifPresent(found::compilation);
    found.activity();
    found.counts();
    Optional<ClockRecord> clock =
        header.clocks().stream()
            .filter(one -> one.kind() == record.settings().method().clock())
            .filter(one -> !one.ranks().isEmpty())
            .findFirst();
    clock.ifPresent(found::direction);
    if (median.isPresent()) {
      clock.ifPresent(one -> found.resolution(one, median.getAsDouble()));
      found.uncertainty(median.getAsDouble());
      jvm.ifPresent(one -> found.fence(one, median.getAsDouble()));
    }
    List<Warning> all = new ArrayList<>(record.warnings());
    found.warnings.stream()
        .filter(warning -> !recorded.contains(warning.problem()))
        .forEach(all::add);
    return all;
  }

  /** A cell that is not says why, and nothing else. */
  private static boolean isMeasured(CellRecord record) {
    return record.warnings().isEmpty()
        || record.observations().count() > 0
        || record.conditions().warmUp().calls() > 0;
  }

  private void compilation(RecordedJvm jvm) {
    jvm.objection()
        .ifPresent(why -> warnings.add(Warning.because(MeasurementProblem.JVM_UNKNOWN, why)));
    List<String> options = jvm.changingCompilation();
    if (!options.isEmpty()) {
      warnings.add(
          Warning.of(MeasurementProblem.COMPILATION_CHANGED)
              .with("options", String.join(" ", options)));
    }
  }

  private void activity() {
    CellConditions conditions = record.conditions();
    if (!conditions.warmUp().compilersIdle()) {
      warnings.add(
          Warning.of(MeasurementProblem.COMPILATION_AFTER_WARMUP)
              .with("calls", conditions.warmUp().calls()));
    }
    long compilation = conditions.jvm().compilationNanos();
    if (compilation > IDLE_COMPILATION_NANOS
        && compilation
            > LARGEST_COMPILATION_SHARE
                * DoubleStream.of(record.observations().validRunTimes()).sum()) {
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

  private void counts() {
    Observations observations = record.observations();
    int planned = record.settings().counts().repetitions();
    int valid = observations.count() - observations.invalidCount();
    boolean stopped = record.conditions().details().containsKey(CellConditions.STOPPED_BY);
    if (valid < planned && !stopped) {
      warnings.add(
          Warning.of(MeasurementProblem.TOO_FEW_VALID_OBSERVATIONS)
              .with("valid", valid)
              .with("planned", planned)
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

  private void direction(ClockRecord clock) {
    if (!clock.monotonic()) {
      warnings.add(
          Warning.of(SyncProblem.CLOCK_RAN_BACKWARD).with("clock", clock.kind().toString()));
    }
  }

  private void resolution(ClockRecord clock, double median) {
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
  }

  private void uncertainty(double median) {
    OptionalDouble uncertainty = record.conditions().global().uncertainty();
    if (record.settings().method().runTime().isGlobal()
        && uncertainty.isPresent()
        && uncertainty.getAsDouble() > median) {
      warnings.add(
          Warning.of(MeasurementProblem.BELOW_CLOCK_UNCERTAINTY)
              .with("uncertainty", uncertainty.getAsDouble())
              .with("median", median));
    }
  }

  private void fence(RecordedJvm jvm, double median) {
    if (library.provider() == ProviderKind.NATIVE
        && median / record.settings().counts().operationsPerCall() < SHORT_CALL_NANOS
        && jvm.passesFence()) {
      warnings.add(
          Warning.of(MeasurementProblem.FENCE_AFTER_CALLS).with("below", SHORT_CALL_NANOS / 1000));
    }
  }
}

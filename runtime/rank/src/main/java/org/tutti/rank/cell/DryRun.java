package org.tutti.rank.cell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiSession;
import org.tutti.rank.clock.LaunchClock;
import org.tutti.rank.files.LaunchFiles;
import org.tutti.rank.observation.ObservationReduction;
import org.tutti.records.launch.Warning;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.MonotonicClock;

/** Calls every cell of a plan on one rank and checks the data; measures nothing. */
public final class DryRun {
  private static final LaunchClock CLOCK =
      LaunchClock.unmeasured(ClockKind.MONOTONIC, new MonotonicClock());

  private final Plan plan;
  private final ImpossibleCells impossible;
  private final Map<String, Harness> harnesses;
  private final Consumer<String> output;
  private final Consumer<DryResult> results;

  /**
   * @param impossible cells of the plan that this rank cannot measure
   * @param harnesses this rank's own, at least of the benchmarks of the plan
   * @param output receives one line per cell, on the root only
   */
  public DryRun(
      Plan plan,
      ImpossibleCells impossible,
      Map<String, Harness> harnesses,
      Consumer<String> output) {
    this(plan, impossible, harnesses, output, result -> {});
  }

  /**
   * The same with results for a program.
   *
   * @param results receives the beginning and one result per cell, on the root only
   */
  public DryRun(
      Plan plan,
      ImpossibleCells impossible,
      Map<String, Harness> harnesses,
      Consumer<String> output,
      Consumer<DryResult> results) {
    this.plan = plan;
    this.impossible = impossible;
    this.harnesses = harnesses;
    this.output = output;
    this.results = results;
  }

  /** Says, on the root, what is about to be called. */
  public void announce(int processes, String library) {
    output.accept(
        "Dry run of "
            + Counted.of(plan.cells().size(), "cell")
            + " with "
            + Counted.of(processes, "process")
            + " of "
            + library);
    results.accept(DryResult.BEGINNING);
  }

  /**
   * Collective: calls all cells.
   *
   * @throws TuttiException if ranks have different plans, or if a benchmark threw or left wrong
   *     data; thrown after the last cell
   * @throws RuntimeException if one threw on this rank and not on all
   */
  public void run(MpiSession session) {
    List<DryFailure> failed = call(session);
    if (!failed.isEmpty()) {
      throw CommandLineProblem.WRONG_DATA_IN_BUFFERS.error(
          DryFailure.sum(failed, plan.cells().size()), DryFailure.remedy(failed));
    }
  }

  /**
   * The same without a conclusion.
   *
   * @return the cells that threw or left wrong data
   * @throws RuntimeException if one threw on this rank and not on all
   */
  public List<DryFailure> call(MpiSession session) {
    PlanAgreement.check(plan, new PairMessages(session));
    LaunchContext context = new LaunchContext(session);
    ImpossibleCells anywhere = impossible.onAnyRank(plan.cells(), context.collectives());
    List<Cell> possible =
        plan.cells().stream().filter(cell -> anywhere.warning(cell).isEmpty()).toList();
    try (LaunchFiles files =
        LaunchFiles.open(session, possible, harnesses, Path.of(""), context.collectives())) {
      List<DryFailure> failed = call(context, anywhere, files);
      context.free();
      return failed;
    }
  }

  private List<DryFailure> call(
      LaunchContext context, ImpossibleCells anywhere, LaunchFiles files) {
    BenchmarkLifecycle lifecycle = new BenchmarkLifecycle(context.world(), context.own(), files);
    ObservationReduction reduction = new ObservationReduction(context.own());
    List<DryFailure> failed = new ArrayList<>();
    int called = 0;
    for (Cell cell : plan.cells()) {
      PlannedCell planned =
          PlannedCell.of(
              cell,
              harnesses.get(cell.benchmark().name()),
              anywhere.warning(cell),
              context.world());
      CellAttempt attempt =
          new CellAttempt(context, lifecycle, CLOCK, reduction, planned, called, 0);
      String result;
      try {
        result = check(attempt);
      } catch (CellFailure e) {
        throw new DryRunFailure(e, untried(cell));
      }
      Optional<Warning> left =
          attempt.leftState().warning(context.collectives(), context.world().rank());
      if (context.collectives().isRoot()) {
        output.accept(PrintableText.of(cell + ": " + result));
        left.ifPresent(warning -> output.accept("  " + PrintableText.of(warning.line())));
      }
      Optional<String> library = attempt.knownDefect().map(KnownDefect::library);
      if (attempt.hasFailed()) {
        failed.add(new DryFailure(cell.benchmark().name(), library));
      }
      called++;
      if (context.collectives().isRoot()) {
        results.accept(new DryResult(called, attempt.hasFailed(), library));
      }
    }
    lifecycle.close(context);
    return failed;
  }

  /** The benchmarks of which the first cell comes after this one. */
  private List<String> untried(Cell last) {
    List<String> names = plan.cells().stream().map(cell -> cell.benchmark().name()).toList();
    List<String> tried = names.subList(0, plan.cells().indexOf(last) + 1);
    return names.stream().distinct().filter(name -> !tried.contains(name)).toList();
  }

  private static String rounded(CellAttempt attempt) {
    return attempt
        .reductionBits()
        .flatMap(ReductionBits::warning)
        .map(warning -> "; " + warning.line())
        .orElse("");
  }

  private static String check(CellAttempt attempt) {
    boolean isKnown = attempt.checkData();
    Optional<Warning> unmeasured = attempt.unmeasured();
    return unmeasured.isPresent()
        ? (attempt.hasFailed() ? "FAILED " : "") + unmeasured.get().line()
        : isKnown
            ? "data correct" + rounded(attempt)
            : "called; what should be in its buffers is not known";
  }

  /** A benchmark threw on some ranks of a dry run, which ends all of them. */
  private static final class DryRunFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * @param untried benchmarks of which no cell was called
     */
    DryRunFailure(CellFailure failure, List<String> untried) {
      super(
          MeasurementProblem.CELL_FAILED.message(
                  failure.what(), "Other ranks may be waiting for it, so all ranks end.")
              + said(untried),
          failure.getCause());
    }

    private static String said(List<String> untried) {
      return untried.isEmpty()
          ? ""
          : System.lineSeparator()
              + MeasurementProblem.DRY_RUN_ENDED.message(
                  "Not tried: " + String.join(", ", untried) + ".",
                  "Fix the benchmark that failed, or use run --dry, which tries the others in"
                      + " further launches.");
    }
  }
}

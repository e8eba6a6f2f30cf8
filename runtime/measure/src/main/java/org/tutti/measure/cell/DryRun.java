package org.tutti.measure.cell;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.diagnostics.Counted;
import org.tutti.diagnostics.PrintableText;
import org.tutti.diagnostics.TuttiException;
import org.tutti.measure.clock.LaunchClock;
import org.tutti.measure.files.LaunchFiles;
import org.tutti.measure.harness.Harness;
import org.tutti.measure.plan.Cell;
import org.tutti.measure.plan.Plan;
import org.tutti.mpi.MpiSession;
import org.tutti.records.launch.Warning;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.MonotonicClock;

/** Calls every cell of a plan on one rank and checks the data; measures nothing. */
public final class DryRun {
  /** How a dry run begins that has reached its first cell. */
  public static final String BEGINNING = "Dry run of ";

  /** How the result of a cell begins that threw or left wrong data. */
  public static final String FAILED = "FAILED ";

  private static final String OF_LIBRARY = ", known)";

  private static final String BODY =
      "Check that the body of the benchmark performs the operation that its annotation names.";

  private static final LaunchClock CLOCK =
      LaunchClock.unmeasured(ClockKind.MONOTONIC, new MonotonicClock());

  private final Plan plan;
  private final ImpossibleCells impossible;
  private final Map<String, Harness> harnesses;
  private final Consumer<String> output;

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
    this.plan = plan;
    this.impossible = impossible;
    this.harnesses = harnesses;
    this.output = output;
  }

  /** A line for the beginning. */
  public String announcement(int processes, String library) {
    int cells = plan.cells().size();
    return BEGINNING
        + Counted.of(cells, "cell")
        + " with "
        + Counted.of(processes, "process")
        + " of "
        + library;
  }

  /**
   * Collective: calls all cells.
   *
   * @throws TuttiException if ranks have different plans, or if a benchmark threw or left wrong
   *     data; thrown after the last cell
   * @throws DryRunFailure if one threw on this rank and not on all
   */
  public void run(MpiSession session) {
    List<String> failed = call(session);
    if (!failed.isEmpty()) {
      throw CommandLineProblem.WRONG_DATA_IN_BUFFERS.error(
          sum(failed, plan.cells().size()), remedy(failed));
    }
  }

  /**
   * What was found in all cells, as a sentence.
   *
   * @param failed what {@link #failure} says of each cell that threw or left wrong data
   */
  public static String sum(List<String> failed, int cells) {
    return failed.size()
        + " of "
        + Counted.of(cells, "cell")
        + " threw or left wrong data: "
        + failed.stream().distinct().collect(Collectors.joining(", "))
        + ".";
  }

  /** What to do about that. */
  public static String remedy(List<String> failed) {
    return failed.stream().allMatch(one -> one.endsWith(OF_LIBRARY))
        ? "The benchmarks are right; docs/mpi-libraries.md has the defects of libraries."
        : BODY;
  }

  /**
   * A cell that threw or left wrong data, for the sum.
   *
   * @param result its line
   */
  public static String failure(Cell cell, String result) {
    return cell.benchmark().name()
        + KnownDefect.library(result).map(library -> " (" + library + OF_LIBRARY).orElse("");
  }

  /**
   * The same without a conclusion.
   *
   * @return what {@link #failure} says of each cell that threw or left wrong data
   * @throws DryRunFailure if one threw on this rank and not on all
   */
  public List<String> call(MpiSession session) {
    PlanAgreement.check(plan, new PairMessages(session));
    LaunchContext context = new LaunchContext(session);
    ImpossibleCells anywhere = impossible.onAnyRank(plan.cells(), context.collectives());
    List<Cell> possible =
        plan.cells().stream().filter(cell -> anywhere.warning(cell).isEmpty()).toList();
    try (LaunchFiles files =
        LaunchFiles.open(session, possible, harnesses, Path.of(""), context.collectives())) {
      List<String> failed = call(context, anywhere, files);
      context.free();
      return failed;
    }
  }

  private List<String> call(LaunchContext context, ImpossibleCells anywhere, LaunchFiles files) {
    BenchmarkLifecycle lifecycle = new BenchmarkLifecycle(context.world(), context.own(), files);
    List<String> failed = new ArrayList<>();
    for (Cell cell : plan.cells()) {
      PlannedCell planned =
          PlannedCell.of(
              cell,
              harnesses.get(cell.benchmark().name()),
              anywhere.warning(cell),
              context.world());
      CellAttempt attempt = new CellAttempt(context, lifecycle, planned, true);
      String result;
      try {
        result = check(attempt, new DataCheck(context, lifecycle, planned, CLOCK));
      } catch (CellFailure e) {
        throw new DryRunFailure(e, untried(cell));
      }
      Optional<Warning> left =
          attempt.leftState().warning(context.collectives(), context.world().rank());
      if (context.collectives().isRoot()) {
        output.accept(PrintableText.of(cell + ": " + result));
        left.ifPresent(warning -> output.accept("  " + PrintableText.of(warning.line())));
      }
      if (attempt.hasFailed()) {
        failed.add(failure(cell, result));
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

  private static String rounded(DataCheck check) {
    return check
        .reductionBits()
        .flatMap(ReductionBits::warning)
        .map(warning -> "; " + warning.line())
        .orElse("");
  }

  private static String check(CellAttempt attempt, DataCheck check) {
    boolean[] isKnown = new boolean[1];
    attempt.run(() -> isKnown[0] = check.beforeMeasuring());
    Optional<Warning> unmeasured = attempt.unmeasured();
    return unmeasured.isPresent()
        ? (attempt.hasFailed() ? FAILED : "") + unmeasured.get().line()
        : isKnown[0]
            ? "data correct" + rounded(check)
            : "called; what should be in its buffers is not known";
  }
}

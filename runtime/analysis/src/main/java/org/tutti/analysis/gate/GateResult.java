package org.tutti.analysis.gate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.stream.DoubleStream;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.CellBlocks;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.MissingCell;
import org.tutti.diagnostics.Counted;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.planning.BudgetSplit;
import org.tutti.stats.planning.FurtherSamples;

/**
 * The result of the gate.
 *
 * @param outcome the outcome for all cells together
 * @param margin the largest slowdown that passes, such as 0.03
 * @param cells the outcome of each cell that the head has measured in all of its launches
 * @param missing the other cells of the baseline that the head should have measured
 * @param confirmations of the cells that seemed slower, if any were to be measured again
 * @param doubts why sides may not be trusted
 * @param notes remarks for the reader
 */
public record GateResult(
    GateOutcome outcome,
    double margin,
    List<CellGate> cells,
    List<MissingCell> missing,
    List<CellConfirmation> confirmations,
    List<String> doubts,
    List<String> notes) {

  public GateResult {
    confirmations = List.copyOf(confirmations);
    cells = List.copyOf(cells);
    missing = List.copyOf(missing);
    doubts = List.copyOf(doubts);
    notes = List.copyOf(notes);
  }

  /** Approximate number of further launches of each side that would decide all cells; 0 if none. */
  public int moreLaunches() {
    return cells.stream().mapToInt(CellGate::moreLaunches).max().orElse(0);
  }

  /**
   * The same result where sides may not be trusted: unless that is allowed, the doubts take the
   * place of a judgment.
   */
  public GateResult doubted(List<String> doubts, boolean allowed) {
    boolean isJudgment =
        switch (outcome) {
          case PASSED, REGRESSION, INCONCLUSIVE, NOT_CONFIRMED -> true;
          default -> false;
        };
    return new GateResult(
        isJudgment && !doubts.isEmpty() && !allowed ? GateOutcome.NOT_TRUSTWORTHY : outcome,
        margin,
        cells,
        missing,
        confirmations,
        doubts,
        notes);
  }

  /** The result if there was nothing to compare, and why. */
  public static GateResult without(GateOutcome outcome, double margin, String why) {
    return new GateResult(
        outcome, margin, List.of(), List.of(), List.of(), List.of(), List.of(why));
  }

  /**
   * Evaluates a comparison. A regression may be claimed for any single cell, so the p-values of
   * these tests are corrected by Holm's method. That all cells are within the margin is claimed
   * only if every test rejects, which needs no correction (intersection-union test, Berger 1982).
   * If launches fall into two modes, a cell is also a regression if the head is more often in the
   * slow one. A cell that the head should have measured in each of its launches and has not is an
   * error, whatever the figures say of which it has some.
   *
   * @param comparison baseline as A, head as B; its margin is the largest slowdown that passes
   * @param allowMissing whether missing cells are only remarked
   * @param failures launches that failed, as text
   * @param remarks further remarks for the reader
   */
  public static GateResult of(
      CampaignComparison comparison,
      boolean allowMissing,
      List<String> failures,
      List<String> remarks) {
    List<MissingCell> missing = allowMissing ? List.of() : comparison.missing();
    double factor = 1 + comparison.options().margin();
    double significance = comparison.options().significance();
    List<GateTests> tests =
        comparison.cells().stream()
            .filter(cell -> isWhole(cell.pair(), missing))
            .map(cell -> GateTests.of(cell, factor))
            .toList();
    PrimitiveIterator.OfDouble slower =
        Arrays.stream(
                Correction.HOLM.apply(
                    tests.stream().flatMapToDouble(GateTests::regressions).toArray()))
            .iterator();
    List<CellGate> cells = new ArrayList<>();
    for (GateTests test : tests) {
      double inModes = slower.nextDouble();
      double moreOften = test.moreOftenSlow().isPresent() ? slower.nextDouble() : 1;
      double regression = Math.min(inModes, moreOften);
      GateOutcome outcome =
          regression <= significance
              ? GateOutcome.REGRESSION
              : test.within() <= significance ? GateOutcome.PASSED : GateOutcome.INCONCLUSIVE;
      boolean helps =
          outcome == GateOutcome.INCONCLUSIVE && comparison.method().isDecidedByLaunches();
      cells.add(
          new CellGate(
              test.cell().pair(),
              test.cell().ratio(),
              regression,
              test.within(),
              moreOften <= significance,
              outcome,
              helps ? moreLaunches(test.cell(), factor) : 0));
    }
    List<String> notes = new ArrayList<>(remarks);
    if (allowMissing) {
      comparison.missing().forEach(cell -> notes.add("missing: " + cell.line()));
    }
    notes.addAll(comparison.notes());
    if (!failures.isEmpty()) {
      notes.add(Counted.are(failures.size(), "launch") + " missing; resume the campaign");
    }
    failures.forEach(failure -> notes.add("failed: " + failure));
    return new GateResult(
        overall(cells, missing, failures),
        comparison.options().margin(),
        cells,
        missing,
        List.of(),
        List.of(),
        notes);
  }

  /** The same gate with cells as they are after a confirmation. */
  GateResult confirmed(
      List<CellGate> after, List<CellConfirmation> confirmed, List<String> remarks) {
    boolean isJudgment =
        switch (outcome) {
          case PASSED, REGRESSION, INCONCLUSIVE -> true;
          default -> false;
        };
    return new GateResult(
        isJudgment ? overall(after, missing, List.of()) : outcome,
        margin,
        after,
        missing,
        confirmed,
        doubts,
        remarks);
  }

  private static boolean isWhole(CellPair pair, List<MissingCell> missing) {
    return missing.stream().noneMatch(cell -> cell.is(pair));
  }

  /** The number of launches that are missing; without an interval, as many as an interval needs. */
  private static int moreLaunches(CellComparison cell, double factor) {
    int launches = Math.min(cell.pair().a().length, cell.pair().b().length);
    return cell.ratio()
        .map(
            ratio -> FurtherSamples.toExclude(ratio, launches, factor, cell.pair().hiddenBySteps()))
        .map(more -> FurtherSamples.ifOnly(more, cell.pair().countedShare()))
        .orElse(Math.max(cell.moreLaunches(), Math.max(1, BudgetSplit.MIN_LAUNCHES - launches)));
  }

  private static GateOutcome overall(
      List<CellGate> cells, List<MissingCell> missing, List<String> failures) {
    if (cells.isEmpty() && missing.isEmpty()) {
      return GateOutcome.NOTHING_MEASURED;
    }
    if (!failures.isEmpty()) {
      return GateOutcome.INFRASTRUCTURE_FAILURE;
    }
    if (!missing.isEmpty()) {
      return GateOutcome.CELL_MISSING;
    }
    if (cells.stream().anyMatch(cell -> cell.outcome() == GateOutcome.REGRESSION)) {
      return GateOutcome.REGRESSION;
    }
    if (cells.stream().anyMatch(cell -> cell.outcome() == GateOutcome.NOT_CONFIRMED)) {
      return GateOutcome.NOT_CONFIRMED;
    }
    return cells.stream().allMatch(cell -> cell.outcome() == GateOutcome.PASSED)
        ? GateOutcome.PASSED
        : GateOutcome.INCONCLUSIVE;
  }

  /**
   * The tests of a cell, not yet corrected for each other.
   *
   * @param cell the comparison of the cell
   * @param slower p-value of the hypothesis that the head is within the margin
   * @param moreOftenSlow p-value of the hypothesis that the head is not more often in the slow
   *     mode; empty without modes
   * @param within p-value of the hypothesis that the head is slower than the margin allows, over
   *     all launches or within their modes
   */
  private record GateTests(
      CellComparison cell, double slower, Optional<Double> moreOftenSlow, double within) {

    static GateTests of(CellComparison cell, double factor) {
      CellBlocks blocks = cell.blocks();
      return new GateTests(
          cell,
          blocks.within().test(1 / factor, Alternative.LESS).pValue(),
          blocks.shares(Alternative.LESS).map(TestResult::pValue),
          Math.max(
              blocks.within().test(1 / factor, Alternative.GREATER).pValue(),
              blocks.modes().isEmpty()
                  ? 0
                  : blocks.all().test(1 / factor, Alternative.GREATER).pValue()));
    }

    /** The p-values that may say that the head is a regression: one, or two with modes. */
    DoubleStream regressions() {
      return DoubleStream.concat(
          DoubleStream.of(slower), moreOftenSlow.stream().mapToDouble(Double::doubleValue));
    }
  }
}

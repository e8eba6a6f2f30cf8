package org.tutti.campaign.driver;

import java.util.List;
import java.util.function.Consumer;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;

/** How far the dry run of some cells has come, as its lines say, one for each cell. */
final class DryProgress {
  private static final List<MeasurementProblem> ENDING =
      List.of(MeasurementProblem.CELL_FAILED, MeasurementProblem.CELL_TIMEOUT);

  private final List<Cell> cells;
  private int called;
  private boolean hasFailed;

  /**
   * @param cells in the order in which they are called
   */
  DryProgress(List<Cell> cells) {
    this.cells = cells;
  }

  /** A line of the standard output, which a launcher may have marked with its rank. */
  void line(String text) {
    if (!isComplete() && text.contains(current() + ": ")) {
      called++;
    }
  }

  /** Passes lines of the standard error on, and notices when they name a cell that ended it. */
  Consumer<String> watching(Consumer<String> next) {
    return line -> {
      hasFailed |= ENDING.stream().anyMatch(problem -> line.contains(problem.label()));
      next.accept(line);
    };
  }

  /** A cell was called, even if it never ended. */
  void begun() {
    hasFailed = true;
  }

  /** Whether any cell was called: otherwise the launch failed, and not a benchmark. */
  boolean hasBegun() {
    return called > 0 || hasFailed;
  }

  boolean isComplete() {
    return called == cells.size();
  }

  /** The cell that was not finished. */
  Cell current() {
    return cells.get(called);
  }

  /** The benchmarks that come after that of the current cell. */
  List<BenchmarkDescriptor> after(List<BenchmarkDescriptor> benchmarks) {
    List<String> names = benchmarks.stream().map(BenchmarkDescriptor::name).toList();
    return benchmarks.subList(names.indexOf(current().benchmark().name()) + 1, benchmarks.size());
  }
}

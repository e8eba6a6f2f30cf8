package org.tutti.campaign.driver;

import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.PrintableText;
import org.tutti.measure.cell.DryRun;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;

/** How far the dry run of some cells has come, as its lines say, one for each cell. */
final class DryProgress {
  private final List<Cell> cells;
  private final List<String> failed = new ArrayList<>();
  private int called;
  private boolean hasBegun;

  /**
   * @param cells in the order in which they are called
   */
  DryProgress(List<Cell> cells) {
    this.cells = cells;
  }

  /** A line of the standard output, which a launcher may have marked with its rank. */
  void line(String text) {
    if (text.contains(DryRun.BEGINNING)) {
      hasBegun = true;
    } else if (!isComplete() && text.contains(PrintableText.of(current() + ": "))) {
      if (text.contains(PrintableText.of(current() + ": " + DryRun.FAILED))) {
        failed.add(DryRun.failure(current(), text));
      }
      called++;
    }
  }

  /** How many cells have been called to their end. */
  int called() {
    return called;
  }

  /** What the sum says of each cell that failed. */
  List<String> failed() {
    return failed;
  }

  /** Whether the first cell was called: otherwise the launch failed, and not a benchmark. */
  boolean hasBegun() {
    return hasBegun;
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

package org.tutti.campaign.driver;

import java.util.ArrayList;
import java.util.List;
import org.tutti.measure.plan.BenchmarkDescriptor;
import org.tutti.measure.plan.Cell;
import org.tutti.rank.cell.DryFailure;
import org.tutti.rank.cell.DryResult;

/** How far the dry run of some cells has come. */
final class DryProgress {
  private final List<Cell> cells;
  private final List<DryFailure> failed = new ArrayList<>();
  private int called;
  private boolean hasBegun;

  /**
   * @param cells in the order in which they are called
   */
  DryProgress(List<Cell> cells) {
    this.cells = cells;
  }

  /** What the root says; anything but the next cell is not a result of this launch. */
  void add(DryResult result) {
    hasBegun = true;
    if (!isComplete() && result.called() == called + 1) {
      if (result.isFailure()) {
        failed.add(new DryFailure(current().benchmark().name(), result.library()));
      }
      called++;
    }
  }

  /** How many cells have been called to their end. */
  int called() {
    return called;
  }

  /** The cells that failed. */
  List<DryFailure> failed() {
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

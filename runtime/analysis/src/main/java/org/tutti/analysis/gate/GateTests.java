package org.tutti.analysis.gate;

import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.analysis.compare.CellBlocks;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;

/**
 * The tests of a cell, not yet corrected for each other.
 *
 * @param cell the comparison of the cell
 * @param slower p-value of the hypothesis that the head is within the margin
 * @param moreOftenSlow p-value of the hypothesis that the head is not more often in the slow mode;
 *     empty without modes
 * @param within p-value of the hypothesis that the head is slower than the margin allows, over all
 *     launches or within their modes
 */
record GateTests(
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

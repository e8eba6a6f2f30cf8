package org.tutti.analysis.gate;

import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.ComparisonMethod;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.shape.TwoModes;

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

  static GateTests of(CellComparison cell, ComparisonMethod exact, double factor) {
    ComparisonMethod method = cell.pair().allowingForSteps(exact);
    double[] a = cell.pair().a();
    double[] b = cell.pair().b();
    Optional<TwoModes> modes = cell.modes().map(found -> found.modes());
    ComparisonMethod inModes = cell.pair().within(method, modes);
    return new GateTests(
        cell,
        inModes.test(a, b, 1 / factor, Alternative.LESS).pValue(),
        modes.map(found -> method.shares(a, b, found, Alternative.LESS)).map(TestResult::pValue),
        Math.max(
            inModes.test(a, b, 1 / factor, Alternative.GREATER).pValue(),
            modes.isEmpty() ? 0 : method.test(a, b, 1 / factor, Alternative.GREATER).pValue()));
  }

  /** The p-values that may say that the head is a regression: one, or two with modes. */
  DoubleStream regressions() {
    return DoubleStream.concat(
        DoubleStream.of(slower), moreOftenSlow.stream().mapToDouble(Double::doubleValue));
  }
}

package org.tutti.analysis.compare;

import java.util.Optional;
import java.util.stream.DoubleStream;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.shape.TwoModes;

/**
 * The tests of a cell, not yet corrected for each other.
 *
 * @param pair what is compared
 * @param modes in which its launches are; empty if they have one mode
 * @param within how launches are compared: of each mode with each other, if there are two
 * @param difference of the launches, within their modes
 * @param shares of the modes
 * @param equivalence p-value of the hypothesis that the ratio is outside the margin
 */
record CellTests(
    CellPair pair,
    Optional<TwoModes> modes,
    ComparisonMethod within,
    TestResult difference,
    Optional<TestResult> shares,
    double equivalence) {

  static CellTests of(CellPair pair, ComparisonMethod method, ComparisonOptions options) {
    double[] a = pair.a();
    double[] b = pair.b();
    Optional<TwoModes> modes = method.modes(a, b);
    ComparisonMethod within = modes.map(method::within).orElse(method);
    double factor = options.factor();
    return new CellTests(
        pair,
        modes,
        within,
        within.test(a, b, 1, options.alternative()),
        modes.map(found -> method.shares(a, b, found, options.alternative())),
        modes.isEmpty()
            ? equivalence(pair, method, factor)
            : Math.max(equivalence(pair, method, factor), equivalence(pair, within, factor)));
  }

  /** Two one-sided tests (Schuirmann 1987); both must reject, so the larger p-value counts. */
  private static double equivalence(CellPair pair, ComparisonMethod method, double factor) {
    double slower = method.test(pair.a(), pair.b(), factor, Alternative.LESS).pValue();
    double faster = method.test(pair.a(), pair.b(), 1 / factor, Alternative.GREATER).pValue();
    return Math.max(slower, faster);
  }

  /** The p-values that ask for a difference: one, or two with modes. */
  DoubleStream differences() {
    return DoubleStream.concat(
        DoubleStream.of(difference.pValue()), shares.stream().mapToDouble(TestResult::pValue));
  }
}

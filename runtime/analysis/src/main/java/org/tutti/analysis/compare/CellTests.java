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
 * @param all how all launches are compared, whatever their mode
 * @param modes in which its launches are; empty if they have one mode, or if the machine has states
 * @param within how launches are compared: of each mode or state with each other, if there are two
 * @param difference of the launches, within their modes
 * @param shares of the modes
 * @param equivalence p-value of the hypothesis that the ratio is outside the margin
 */
record CellTests(
    CellPair pair,
    ComparisonMethod all,
    Optional<TwoModes> modes,
    ComparisonMethod within,
    TestResult difference,
    Optional<TestResult> shares,
    double equivalence) {

  /**
   * What all launches say at this level may well be true (Bancroft 1964 recommends a high level for
   * preliminary tests).
   */
  private static final double PRELIMINARY = 0.2;

  static CellTests of(CellPair pair, ComparisonMethod exact, ComparisonOptions options) {
    ComparisonMethod method = pair.allowingForSteps(exact);
    double[] a = pair.a();
    double[] b = pair.b();
    // States have another cause than what is compared, so that their shares say nothing of it.
    Optional<TwoModes> modes = pair.states().isPresent() ? Optional.empty() : method.modes(a, b);
    ComparisonMethod within = pair.within(method, modes);
    double factor = options.factor();
    return new CellTests(
        pair,
        method,
        modes,
        within,
        within.test(a, b, 1, options.alternative()),
        modes.map(found -> method.shares(a, b, found, options.alternative())),
        modes.isEmpty()
            ? equivalence(pair, within, factor)
            : Math.max(equivalence(pair, method, factor), equivalence(pair, within, factor)));
  }

  /** The same with a greater p-value of the difference. */
  CellTests with(double pValue) {
    TestResult raised =
        new TestResult(
            difference.statistic(),
            pValue,
            difference.alternative(),
            difference.method(),
            difference.n());
    return new CellTests(pair, all, modes, within, raised, shares, equivalence);
  }

  /** Two one-sided tests (Schuirmann 1987); both must reject, so the larger p-value counts. */
  private static double equivalence(CellPair pair, ComparisonMethod method, double factor) {
    double slower = method.test(pair.a(), pair.b(), factor, Alternative.LESS).pValue();
    double faster = method.test(pair.a(), pair.b(), 1 / factor, Alternative.GREATER).pValue();
    return Math.max(slower, faster);
  }

  /**
   * Whether all launches together seem to say the opposite of what was found within the modes: B
   * takes less time in its mode, but is in the slow one so often that it takes more time on
   * average, or the other way round.
   *
   * @param direction what was found within the modes: slower or faster
   */
  boolean isOpposed(Verdict direction) {
    Alternative opposite = direction == Verdict.FASTER ? Alternative.LESS : Alternative.GREATER;
    return modes.isPresent()
        && all.allLaunches(pair.a(), pair.b(), opposite).pValue() <= PRELIMINARY;
  }

  /**
   * Modes further apart than the margin allow no equivalence: a few more slow launches of one side
   * would exceed it, and no affordable number of launches excludes that.
   *
   * @param factor the margin
   */
  boolean hasModesApart(double factor) {
    return modes.filter(found -> found.slow() > factor * found.fast()).isPresent();
  }

  /** The p-values that ask for a difference: one, or two with modes. */
  DoubleStream differences() {
    return DoubleStream.concat(
        DoubleStream.of(difference.pValue()), shares.stream().mapToDouble(TestResult::pValue));
  }
}

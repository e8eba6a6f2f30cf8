package org.tutti.analysis.compare;

import java.util.function.IntToDoubleFunction;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.planning.FurtherSamples;

/**
 * How many more launches of each side would decide a cell: find a difference, tell the shares of
 * its modes, or find it equivalent, whichever comes first. The tests are those of the comparison,
 * at the levels at which the correction has them made now.
 *
 * @param method how the launches are compared
 * @param options margin, significance and the rest
 * @param blocks of the cell
 * @param level of the test of the ratio
 * @param levelOfShares level of the test of the modes; 0 without modes
 * @param countedShare the share of further launches that would count, in (0, 1]
 */
public record FurtherLaunches(
    ComparisonMethod method,
    ComparisonOptions options,
    CellBlocks blocks,
    double level,
    double levelOfShares,
    double countedShare) {

  /** Until the ratio B / A is shown to be greater than a limit, which is positive. */
  public FurtherSamples above(double limit) {
    return toReject(Alternative.LESS, 1 / limit);
  }

  /** Until the ratio B / A is shown to be less than a limit, which is positive. */
  public FurtherSamples below(double limit) {
    return toReject(Alternative.GREATER, 1 / limit);
  }

  /**
   * Until the cell is decided.
   *
   * @param opposed whether all launches say the opposite of those within modes, so that only the
   *     shares of the modes can decide
   */
  FurtherSamples toDecide(boolean opposed) {
    if (!method.isDecidedByLaunches()) {
      return FurtherSamples.NEVER;
    }
    FurtherSamples shares = shares();
    FurtherSamples counted =
        opposed ? shares : difference().orEarlier(equivalence()).orEarlier(shares);
    return counted.ifOnly(countedShare);
  }

  private FurtherSamples difference() {
    return switch (options.alternative()) {
      case TWO_SIDED -> toReject(Alternative.LESS, 1).orEarlier(toReject(Alternative.GREATER, 1));
      case LESS, GREATER -> toReject(options.alternative(), 1);
    };
  }

  private FurtherSamples equivalence() {
    double factor = options.factor();
    return blocks.haveModesApart(factor)
        ? FurtherSamples.NEVER
        : above(1 / factor).andAlso(below(factor));
  }

  private FurtherSamples shares() {
    return blocks.shares(options.alternative()).map(this::shares).orElse(FurtherSamples.NEVER);
  }

  /** Half of a two-sided p-value is that of the direction which the launches have. */
  private FurtherSamples shares(TestResult test) {
    double sides = test.alternative() == Alternative.TWO_SIDED ? 2 : 1;
    return FurtherSamples.toReject(
        FurtherSamples.strength(test.pValue() / sides),
        launches(),
        levelOfShares / sides,
        count -> 0);
  }

  private FurtherSamples toReject(Alternative alternative, double factor) {
    IntToDoubleFunction least = count -> method.leastPValue(count, alternative);
    return FurtherSamples.toReject(
        FurtherSamples.strength(blocks.within().test(factor, alternative)),
        launches(),
        options.oneSided(level),
        least);
  }

  private int launches() {
    return Math.min(blocks.all().a().length, blocks.all().b().length);
  }
}

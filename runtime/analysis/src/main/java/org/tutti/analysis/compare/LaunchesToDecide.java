package org.tutti.analysis.compare;

import java.util.function.IntToDoubleFunction;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.planning.FurtherSamples;

/**
 * How many more launches of each side would decide a cell: find a difference, tell the shares of
 * its modes, or find it equivalent, whichever comes first. The tests are those of the comparison,
 * at the levels at which the correction has them made now.
 */
record LaunchesToDecide(CellTests cell, CellLevels levels, ComparisonOptions options)
    implements FurtherLaunches {
  @Override
  public FurtherSamples above(double limit) {
    return toReject(Alternative.LESS, 1 / limit);
  }

  @Override
  public FurtherSamples below(double limit) {
    return toReject(Alternative.GREATER, 1 / limit);
  }

  /**
   * The number of further launches.
   *
   * @param opposed whether all launches say the opposite of those within modes, so that only the
   *     shares of the modes can decide
   */
  FurtherSamples of(boolean opposed) {
    FurtherSamples shares = shares();
    FurtherSamples counted =
        opposed ? shares : difference().orEarlier(equivalence()).orEarlier(shares);
    return counted.ifOnly(cell.pair().countedShare());
  }

  private FurtherSamples difference() {
    return switch (options.alternative()) {
      case TWO_SIDED -> toReject(Alternative.LESS, 1).orEarlier(toReject(Alternative.GREATER, 1));
      case LESS, GREATER -> toReject(options.alternative(), 1);
    };
  }

  private FurtherSamples equivalence() {
    double factor = options.factor();
    return cell.hasModesApart(factor)
        ? FurtherSamples.NEVER
        : above(1 / factor).andAlso(below(factor));
  }

  private FurtherSamples shares() {
    return cell.shares().map(this::shares).orElse(FurtherSamples.NEVER);
  }

  /** Half of a two-sided p-value is that of the direction which the launches have. */
  private FurtherSamples shares(TestResult test) {
    double sides = test.alternative() == Alternative.TWO_SIDED ? 2 : 1;
    return FurtherSamples.toReject(
        FurtherSamples.strength(test.pValue() / sides),
        launches(),
        levels.shares() / sides,
        count -> 0);
  }

  private FurtherSamples toReject(Alternative alternative, double factor) {
    CellPair pair = cell.pair();
    TestResult test = cell.within().test(pair.a(), pair.b(), factor, alternative);
    IntToDoubleFunction least = count -> cell.all().leastPValue(count, count, alternative);
    return FurtherSamples.toReject(
        FurtherSamples.strength(test), launches(), options.oneSided(levels.difference()), least);
  }

  private int launches() {
    return Math.min(cell.pair().a().length, cell.pair().b().length);
  }
}

package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.tutti.analysis.compare.CellComparison.ModesComparison;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * The procedure by which two sides are compared:
 *
 * <ol>
 *   <li>The {@link BlockRule}s of the method say which launches of a cell may be exchanged with
 *       which ({@link ComparisonMethod#blocks}).
 *   <li>The {@link LaunchBlocks} have one statistic, which tests the launches within their modes,
 *       if there are two. The p-values of all cells are corrected together.
 *   <li>The interval of a cell is that test inverted, at the level at which the correction has the
 *       test made, so that it excludes 1 exactly where the corrected test rejects.
 *   <li>The verdict follows from the interval; only the shares of modes have a test of their own.
 * </ol>
 *
 * <p>Where test and interval would say different things, which a few values make possible, neither
 * says that there is a difference: the interval is extended to 1 where its test does not reject,
 * and the p-value is raised where the interval has 1.
 */
public final class CellJudge {
  private static final double PRECISION = 1e-9;

  /**
   * The tests of a cell, not yet corrected for each other.
   *
   * @param pair what is compared
   * @param blocks of its launches
   * @param difference of the launches, within their modes
   * @param shares of the modes
   */
  private record CellTests(
      CellPair pair, CellBlocks blocks, TestResult difference, Optional<TestResult> shares) {

    /** The same with a greater p-value of the difference. */
    CellTests with(double pValue) {
      TestResult raised =
          new TestResult(
              difference.statistic(),
              pValue,
              difference.alternative(),
              difference.method(),
              difference.n());
      return new CellTests(pair, blocks, raised, shares);
    }

    DoubleStream pValues() {
      return Stream.concat(Stream.of(difference), shares.stream()).mapToDouble(TestResult::pValue);
    }
  }

  /**
   * The levels at which the correction has the tests of a cell made, and the corrected p-values.
   * The interval of its ratio has the level of the first: whether it lies within the margin needs
   * no further test.
   *
   * @param difference level of the test of the ratio
   * @param differencePValue its corrected p-value
   * @param shares level of the test of the modes; 0 without modes
   * @param sharesPValue its corrected p-value; 1 without modes
   */
  private record CellLevels(
      double difference, double differencePValue, double shares, double sharesPValue) {}

  private final ComparisonMethod method;
  private final ComparisonOptions options;

  private CellJudge(ComparisonMethod method, ComparisonOptions options) {
    this.method = method;
    this.options = options;
  }

  /** One result for each pair, in order; p-values are corrected for all of them. */
  public static List<CellComparison> judge(
      List<CellPair> pairs, ComparisonMethod method, ComparisonOptions options) {
    return pairs.isEmpty() ? List.of() : new CellJudge(method, options).judge(pairs);
  }

  private List<CellComparison> judge(List<CellPair> pairs) {
    List<CellTests> cells = new ArrayList<>(pairs.stream().map(this::test).toList());
    List<CellLevels> levels = levels(cells);
    // Raised p-values change the levels of all. Each is raised beyond a level, of which there are
    // few, so this ends.
    while (raise(cells, levels)) {
      levels = levels(cells);
    }
    List<CellComparison> judged = new ArrayList<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      judged.add(judge(cells.get(cell), levels.get(cell)));
    }
    return judged;
  }

  // Blocks and tests

  private CellTests test(CellPair pair) {
    CellBlocks blocks = method.blocks(pair);
    return new CellTests(
        pair,
        blocks,
        blocks.within().test(1, options.alternative()),
        blocks.shares(options.alternative()));
  }

  private List<CellLevels> levels(List<CellTests> cells) {
    double[] pValues = cells.stream().flatMapToDouble(CellTests::pValues).toArray();
    PrimitiveIterator.OfDouble level =
        DoubleStream.of(options.correction().levels(pValues, options.significance())).iterator();
    PrimitiveIterator.OfDouble pValue =
        DoubleStream.of(options.correction().apply(pValues)).iterator();
    List<CellLevels> all = new ArrayList<>();
    for (CellTests cell : cells) {
      boolean modes = cell.shares().isPresent();
      all.add(
          new CellLevels(
              level.nextDouble(),
              pValue.nextDouble(),
              modes ? level.nextDouble() : 0,
              modes ? pValue.nextDouble() : 1));
    }
    return all;
  }

  /** Whether any p-value was raised because the interval at its level has 1. */
  private boolean raise(List<CellTests> cells, List<CellLevels> levels) {
    boolean raised = false;
    for (int i = 0; i < cells.size(); i++) {
      double level = levels.get(i).difference();
      if (levels.get(i).differencePValue() <= options.significance()
          && !excludesOne(cells.get(i), level)) {
        cells.set(i, cells.get(i).with(leastLevel(cells.get(i), level)));
        raised = true;
      }
    }
    return raised;
  }

  /**
   * The least level from which the interval excludes 1, above one at which it has 1; else that of
   * an interval without width.
   */
  private double leastLevel(CellTests cell, double level) {
    double low = level;
    double high = options.alternative() == Alternative.TWO_SIDED ? 1 : 0.5;
    while (high - low > PRECISION) {
      double middle = (low + high) / 2;
      if (excludesOne(cell, middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  // Intervals

  private boolean excludesOne(CellTests cell, double level) {
    return direction(ratio(cell, level)) != Verdict.NOT_ENOUGH_EVIDENCE;
  }

  private Optional<Estimate> ratio(CellTests cell, double level) {
    return cell.blocks().within().ratio(options.level(level));
  }

  /**
   * The interval with 1, if the test does not reject 1: of few and tied values, it rejects less
   * than the interval does, which has the distribution without ties.
   */
  private Estimate reconciled(Estimate ratio, double pValue) {
    return pValue <= options.significance()
        ? ratio
        : new Estimate(
            ratio.value(),
            options.alternative() == Alternative.GREATER ? ratio.low() : Math.min(1, ratio.low()),
            options.alternative() == Alternative.LESS ? ratio.high() : Math.max(1, ratio.high()),
            ratio.level(),
            ratio.method(),
            ratio.n());
  }

  /** A one-sided test looks at one end of the interval only. */
  private Verdict direction(Optional<Estimate> ratio) {
    if (ratio.isPresent()
        && ratio.get().low() > 1
        && options.alternative() != Alternative.GREATER) {
      return Verdict.SLOWER;
    }
    return ratio.isPresent() && ratio.get().high() < 1 && options.alternative() != Alternative.LESS
        ? Verdict.FASTER
        : Verdict.NOT_ENOUGH_EVIDENCE;
  }

  private boolean isWithinMargin(Optional<Estimate> ratio) {
    return ratio
        .filter(inner -> inner.low() > 1 / options.factor() && inner.high() < options.factor())
        .isPresent();
  }

  // Verdicts

  private CellComparison judge(CellTests cell, CellLevels levels) {
    CellBlocks blocks = cell.blocks();
    Optional<Estimate> ratio =
        ratio(cell, levels.difference()).map(found -> reconciled(found, levels.differencePValue()));
    CellComparison.Difference difference =
        new CellComparison.Difference(
            cell.difference(),
            levels.differencePValue(),
            blocks.within().probability(),
            direction(ratio));
    Optional<ModesComparison> modes = cell.shares().map(shares -> modes(blocks, shares, levels));
    boolean opposed = difference.hasDirection() && blocks.areOpposed(difference.direction());
    boolean isEquivalent =
        !blocks.haveModesApart(options.factor())
            && isWithinMargin(ratio)
            && isWithinMargin(modes.isEmpty() ? ratio : modes.get().allLaunches());
    Verdict verdict =
        isEquivalent
            ? Verdict.EQUIVALENT
            : difference.hasDirection() && !opposed
                ? difference.direction()
                : modes.map(ModesComparison::verdict).orElse(Verdict.NOT_ENOUGH_EVIDENCE);
    boolean isDecided = verdict != Verdict.NOT_ENOUGH_EVIDENCE;
    FurtherLaunches further =
        new FurtherLaunches(
            method,
            options,
            blocks,
            levels.difference(),
            levels.shares(),
            cell.pair().countedShare());
    return new CellComparison(
        cell.pair(),
        ratio,
        ratio.map(Estimate::value).orElseGet(blocks.within()::estimate),
        difference,
        modes,
        equivalencePValue(blocks, levels),
        verdict,
        isDecided ? Optional.empty() : Optional.of(indecision(blocks, ratio, difference)),
        isDecided ? Optional.empty() : Optional.of(further.toDecide(opposed)),
        further);
  }

  private Indecision indecision(
      CellBlocks blocks, Optional<Estimate> ratio, CellComparison.Difference difference) {
    if (ratio.isEmpty()) {
      return blocks.within().undecided().orElse(Indecision.FEW_LAUNCHES);
    }
    if (difference.hasDirection()) {
      return Indecision.MODES_DISAGREE;
    }
    if (!ratio.get().contains(1)) {
      return Indecision.UNTESTED;
    }
    return !isWithinMargin(ratio)
        ? Indecision.NO_DIFFERENCE
        : blocks.haveModesApart(options.factor())
            ? Indecision.MODES_APART
            : Indecision.MODES_DISAGREE;
  }

  private ModesComparison modes(CellBlocks blocks, TestResult shares, CellLevels levels) {
    double[] a = blocks.all().a();
    double[] b = blocks.all().b();
    int slowOfA = blocks.modes().orElseThrow().countSlow(a);
    int slowOfB = blocks.modes().orElseThrow().countSlow(b);
    boolean moreOften = (double) slowOfB / b.length > (double) slowOfA / a.length;
    Verdict verdict =
        levels.sharesPValue() > options.significance()
            ? Verdict.NOT_ENOUGH_EVIDENCE
            : moreOften ? Verdict.MORE_OFTEN_SLOW : Verdict.LESS_OFTEN_SLOW;
    return new ModesComparison(
        blocks.modes().orElseThrow(),
        slowOfA,
        slowOfB,
        shares,
        levels.sharesPValue(),
        verdict,
        blocks.all().ratio(options.level(levels.difference())));
  }

  /**
   * A p-value that is at most the significance where both ends of the interval lie within the
   * margin.
   */
  private double equivalencePValue(CellBlocks blocks, CellLevels levels) {
    double times = options.significance() / options.oneSided(levels.difference());
    return Math.min(1, times * blocks.equivalence(options.factor()));
  }
}

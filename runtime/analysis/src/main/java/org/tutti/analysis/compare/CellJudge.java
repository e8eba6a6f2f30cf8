package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/**
 * Judges all cells of a comparison together, so that their p-values are corrected together. The
 * interval of a cell has the level at which the correction has its test made, so that it excludes 1
 * exactly where the corrected test rejects. Where test and interval would say different things,
 * which a few values make possible, neither says that there is a difference: the interval is
 * extended to 1 where its test does not reject, and the p-value is raised where the interval has 1.
 */
final class CellJudge {
  private static final double PRECISION = 1e-9;

  private final ComparisonMethod method;
  private final ComparisonOptions options;

  CellJudge(ComparisonMethod method, ComparisonOptions options) {
    this.method = method;
    this.options = options;
  }

  List<CellComparison> judge(List<CellPair> pairs) {
    List<CellTests> cells =
        new ArrayList<>(pairs.stream().map(pair -> CellTests.of(pair, method, options)).toList());
    List<CellLevels> levels = CellLevels.of(cells, options);
    // Raised p-values change the levels of all. Each is raised beyond a level, of which there are
    // few, so this ends.
    while (raise(cells, levels)) {
      levels = CellLevels.of(cells, options);
    }
    List<CellComparison> judged = new ArrayList<>();
    for (int cell = 0; cell < cells.size(); cell++) {
      judged.add(judge(cells.get(cell), levels.get(cell)));
    }
    return judged;
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

  private boolean excludesOne(CellTests cell, double level) {
    return direction(ratio(cell, level)) != Verdict.NOT_ENOUGH_EVIDENCE;
  }

  private Optional<Estimate> ratio(CellTests cell, double level) {
    return cell.within().ratio(cell.pair().a(), cell.pair().b(), options.level(level));
  }

  private CellComparison judge(CellTests cell, CellLevels levels) {
    CellPair pair = cell.pair();
    Optional<Estimate> ratio =
        ratio(cell, levels.difference()).map(found -> reconciled(found, levels.differencePValue()));
    CellComparison.Difference difference =
        new CellComparison.Difference(
            cell.difference(),
            levels.differencePValue(),
            cell.within().probability(pair.a(), pair.b()),
            direction(ratio));
    Optional<ModesComparison> modes =
        cell.modes().isEmpty() ? Optional.empty() : Optional.of(modes(cell, levels));
    boolean opposed = difference.hasDirection() && cell.isOpposed(difference.direction());
    Optional<Estimate> all = modes.isEmpty() ? ratio : modes.flatMap(ModesComparison::allLaunches);
    Verdict verdict =
        isEquivalent(cell, ratio) && isEquivalent(cell, all)
            ? Verdict.EQUIVALENT
            : difference.hasDirection() && !opposed
                ? difference.direction()
                : modes.map(ModesComparison::verdict).orElse(Verdict.NOT_ENOUGH_EVIDENCE);
    Optional<FurtherSamples> more =
        verdict == Verdict.NOT_ENOUGH_EVIDENCE
            ? Optional.of(more(cell, levels, opposed))
            : Optional.empty();
    return new CellComparison(
        pair,
        ratio,
        ratio.map(Estimate::value).orElseGet(() -> cell.within().estimate(pair.a(), pair.b())),
        difference,
        modes,
        equivalencePValue(cell, levels),
        verdict,
        verdict == Verdict.NOT_ENOUGH_EVIDENCE
            ? Optional.of(indecision(cell, ratio, difference))
            : Optional.empty(),
        more);
  }

  private Indecision indecision(
      CellTests cell, Optional<Estimate> ratio, CellComparison.Difference difference) {
    if (ratio.isEmpty()) {
      return method.indecision(cell.pair()).orElse(Indecision.FEW_LAUNCHES);
    }
    if (difference.hasDirection()) {
      return Indecision.MODES_DISAGREE;
    }
    if (ratio.get().contains(1)) {
      return !isWithin(ratio)
          ? Indecision.NO_DIFFERENCE
          : cell.hasModesApart(options.factor())
              ? Indecision.MODES_APART
              : Indecision.MODES_DISAGREE;
    }
    return Indecision.UNTESTED;
  }

  private FurtherSamples more(CellTests cell, CellLevels levels, boolean opposed) {
    return method.isDecidedByLaunches()
        ? new LaunchesToDecide(cell, levels, options).of(opposed)
        : FurtherSamples.NEVER;
  }

  private ModesComparison modes(CellTests cell, CellLevels levels) {
    double[] a = cell.pair().a();
    double[] b = cell.pair().b();
    int slowOfA = cell.modes().orElseThrow().countSlow(a);
    int slowOfB = cell.modes().orElseThrow().countSlow(b);
    boolean moreOften = (double) slowOfB / b.length > (double) slowOfA / a.length;
    Verdict verdict =
        levels.sharesPValue() > options.significance()
            ? Verdict.NOT_ENOUGH_EVIDENCE
            : moreOften ? Verdict.MORE_OFTEN_SLOW : Verdict.LESS_OFTEN_SLOW;
    return new ModesComparison(
        cell.modes().orElseThrow(),
        slowOfA,
        slowOfB,
        cell.shares().orElseThrow(),
        levels.sharesPValue(),
        verdict,
        cell.all().ratio(a, b, options.level(levels.difference())));
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

  /** Whether an interval lies within the margin. */
  private boolean isEquivalent(CellTests cell, Optional<Estimate> ratio) {
    return !cell.hasModesApart(options.factor()) && isWithin(ratio);
  }

  private boolean isWithin(Optional<Estimate> ratio) {
    return ratio
        .filter(inner -> inner.low() > 1 / options.factor() && inner.high() < options.factor())
        .isPresent();
  }

  /**
   * A p-value that is at most the significance where both ends of the interval lie within the
   * margin.
   */
  private double equivalencePValue(CellTests cell, CellLevels levels) {
    double times = options.significance() / options.oneSided(levels.difference());
    return Math.min(1, times * cell.equivalence());
  }
}

package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import org.tutti.stats.interval.Estimate;

/** Judges all cells of a comparison together, so that their p-values are corrected together. */
final class CellJudge {
  private final ComparisonMethod method;
  private final ComparisonOptions options;

  CellJudge(ComparisonMethod method, ComparisonOptions options) {
    this.method = method;
    this.options = options;
  }

  List<CellComparison> judge(List<CellPair> pairs) {
    List<CellTests> cells =
        pairs.stream().map(pair -> CellTests.of(pair, method, options)).toList();
    PrimitiveIterator.OfDouble differences =
        corrected(cells.stream().flatMapToDouble(CellTests::differences).toArray());
    PrimitiveIterator.OfDouble equivalences =
        corrected(cells.stream().mapToDouble(CellTests::equivalence).toArray());
    List<CellComparison> judged = new ArrayList<>();
    for (CellTests cell : cells) {
      Optional<Estimate> ratio =
          cell.within().ratio(cell.pair().a(), cell.pair().b(), options.level());
      CellComparison.Difference difference = difference(cell, ratio, differences.nextDouble());
      Optional<ModesComparison> modes =
          cell.modes().isEmpty()
              ? Optional.empty()
              : Optional.of(modes(cell, differences.nextDouble()));
      judged.add(judge(cell, ratio, difference, modes, equivalences.nextDouble()));
    }
    return judged;
  }

  private CellComparison.Difference difference(
      CellTests cell, Optional<Estimate> ratio, double pValue) {
    return new CellComparison.Difference(
        cell.difference(),
        pValue,
        cell.within().probability(cell.pair().a(), cell.pair().b()),
        direction(ratio, pValue));
  }

  private PrimitiveIterator.OfDouble corrected(double[] pValues) {
    return Arrays.stream(options.correction().apply(pValues)).iterator();
  }

  private ModesComparison modes(CellTests cell, double pValue) {
    double[] a = cell.pair().a();
    double[] b = cell.pair().b();
    int slowOfA = cell.modes().orElseThrow().countSlow(a);
    int slowOfB = cell.modes().orElseThrow().countSlow(b);
    boolean moreOften = (double) slowOfB / b.length > (double) slowOfA / a.length;
    Verdict verdict =
        pValue > options.significance()
            ? Verdict.NOT_ENOUGH_EVIDENCE
            : moreOften ? Verdict.MORE_OFTEN_SLOW : Verdict.LESS_OFTEN_SLOW;
    return new ModesComparison(
        cell.modes().orElseThrow(),
        slowOfA,
        slowOfB,
        cell.shares().orElseThrow(),
        pValue,
        verdict,
        cell.all().ratio(a, b, options.level()));
  }

  private CellComparison judge(
      CellTests cell,
      Optional<Estimate> ratio,
      CellComparison.Difference difference,
      Optional<ModesComparison> modes,
      double equivalencePValue) {
    CellPair pair = cell.pair();
    boolean opposed = difference.hasDirection() && cell.isOpposed(difference.direction());
    Verdict verdict =
        difference.hasDirection() && !opposed
            ? difference.direction()
            : modes.map(ModesComparison::verdict).orElse(Verdict.NOT_ENOUGH_EVIDENCE);
    if (equivalencePValue <= options.significance()
        && ratio.isPresent()
        && !cell.hasModesApart(options.factor())
        && isInsideMargin(pair, cell.all())
        && isInsideMargin(pair, cell.within())) {
      verdict = Verdict.EQUIVALENT;
    }
    return new CellComparison(
        pair,
        ratio,
        difference,
        modes,
        equivalencePValue,
        verdict,
        verdict == Verdict.NOT_ENOUGH_EVIDENCE
            ? LaunchesToDecide.of(cell, ratio, opposed, options)
            : 0);
  }

  /**
   * Test and interval come from the same ranks. If they disagree nevertheless, because values are
   * tied or p-values corrected, nothing is claimed that the printed interval would contradict.
   */
  private Verdict direction(Optional<Estimate> ratio, double pValue) {
    if (pValue > options.significance() || ratio.isEmpty()) {
      return Verdict.NOT_ENOUGH_EVIDENCE;
    }
    if (ratio.get().low() > 1) {
      return Verdict.SLOWER;
    }
    return ratio.get().high() < 1 ? Verdict.FASTER : Verdict.NOT_ENOUGH_EVIDENCE;
  }

  /** Two one-sided tests at a level reject together where the interval at twice that level fits. */
  private boolean isInsideMargin(CellPair pair, ComparisonMethod within) {
    return within
        .ratio(pair.a(), pair.b(), 1 - 2 * options.significance())
        .filter(inner -> inner.low() > 1 / options.factor() && inner.high() < options.factor())
        .isPresent();
  }
}

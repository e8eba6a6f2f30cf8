package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;
import org.tutti.stats.shape.TwoModes;

/** Judges all cells of a comparison together, so that their p-values are corrected together. */
final class CellJudge {
  private static final int LEAST_FOR_INTERVAL = 6;

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
      CellComparison.Difference difference =
          new CellComparison.Difference(
              cell.difference(),
              differences.nextDouble(),
              cell.within().probability(cell.pair().a(), cell.pair().b()));
      Optional<ModesComparison> modes =
          cell.modes().isEmpty()
              ? Optional.empty()
              : Optional.of(modes(cell, differences.nextDouble()));
      judged.add(judge(cell, difference, modes, equivalences.nextDouble()));
    }
    return judged;
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
        method.ratio(a, b, options.level()));
  }

  private CellComparison judge(
      CellTests cell,
      CellComparison.Difference difference,
      Optional<ModesComparison> modes,
      double equivalencePValue) {
    CellPair pair = cell.pair();
    Optional<Estimate> ratio = cell.within().ratio(pair.a(), pair.b(), options.level());
    Verdict ofModes = modes.map(ModesComparison::verdict).orElse(Verdict.NOT_ENOUGH_EVIDENCE);
    Verdict verdict = verdict(ratio, difference.correctedPValue());
    if (verdict == Verdict.NOT_ENOUGH_EVIDENCE) {
      verdict = ofModes;
    }
    if (equivalencePValue <= options.significance()
        && ratio.isPresent()
        && cell.modes().filter(this::areApart).isEmpty()
        && isInsideMargin(pair, method)
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
        verdict == Verdict.NOT_ENOUGH_EVIDENCE ? moreLaunches(cell, ratio) : 0);
  }

  /**
   * Test and interval come from the same ranks. If they disagree nevertheless, because values are
   * tied or p-values corrected, nothing is claimed that the printed interval would contradict.
   */
  private Verdict verdict(Optional<Estimate> ratio, double pValue) {
    if (pValue > options.significance() || ratio.isEmpty()) {
      return Verdict.NOT_ENOUGH_EVIDENCE;
    }
    if (ratio.get().low() > 1) {
      return Verdict.SLOWER;
    }
    return ratio.get().high() < 1 ? Verdict.FASTER : Verdict.NOT_ENOUGH_EVIDENCE;
  }

  /**
   * Modes further apart than the margin allow no equivalence: a few more slow launches of one side
   * would exceed it, and no affordable number of launches excludes that.
   */
  private boolean areApart(TwoModes modes) {
    return modes.slow() > options.factor() * modes.fast();
  }

  /** Two one-sided tests at a level reject together where the interval at twice that level fits. */
  private boolean isInsideMargin(CellPair pair, ComparisonMethod within) {
    return within
        .ratio(pair.a(), pair.b(), 1 - 2 * options.significance())
        .filter(inner -> inner.low() > 1 / options.factor() && inner.high() < options.factor())
        .isPresent();
  }

  /**
   * Without an interval, as many as an interval needs. Modes that are apart leave only a difference
   * to be found.
   */
  private int moreLaunches(CellTests cell, Optional<Estimate> ratio) {
    int launches = Math.min(cell.pair().a().length, cell.pair().b().length);
    double margin = cell.modes().filter(this::areApart).isPresent() ? 1 : options.factor();
    return ratio
        .map(found -> FurtherSamples.toDecide(found, launches, margin))
        .orElse(Math.max(1, LEAST_FOR_INTERVAL - launches));
  }
}

package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

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
    List<TestResult> tests =
        pairs.stream()
            .map(pair -> method.test(pair.a(), pair.b(), 1, options.alternative()))
            .toList();
    double[] differences =
        options.correction().apply(tests.stream().mapToDouble(TestResult::pValue).toArray());
    double[] equivalences =
        options.correction().apply(pairs.stream().mapToDouble(this::equivalence).toArray());
    List<CellComparison> judged = new ArrayList<>();
    for (int index = 0; index < pairs.size(); index++) {
      judged.add(
          judge(pairs.get(index), tests.get(index), differences[index], equivalences[index]));
    }
    return judged;
  }

  /** Two one-sided tests (Schuirmann 1987); both must reject, so the larger p-value counts. */
  private double equivalence(CellPair pair) {
    double slower = method.test(pair.a(), pair.b(), options.factor(), Alternative.LESS).pValue();
    double faster =
        method.test(pair.a(), pair.b(), 1 / options.factor(), Alternative.GREATER).pValue();
    return Math.max(slower, faster);
  }

  private CellComparison judge(
      CellPair pair, TestResult test, double pValue, double equivalencePValue) {
    Optional<Estimate> ratio = method.ratio(pair.a(), pair.b(), options.level());
    Verdict verdict = verdict(pair, ratio, pValue, equivalencePValue);
    return new CellComparison(
        pair,
        ratio,
        new CellComparison.Difference(test, pValue, method.effect(pair.a(), pair.b())),
        equivalencePValue,
        verdict,
        verdict == Verdict.NOT_ENOUGH_EVIDENCE ? moreLaunches(pair, ratio) : 0);
  }

  /**
   * Test and interval come from the same ranks. If they disagree nevertheless, because values are
   * tied or p-values corrected, nothing is claimed that the printed interval would contradict.
   */
  private Verdict verdict(
      CellPair pair, Optional<Estimate> ratio, double pValue, double equivalencePValue) {
    if (equivalencePValue <= options.significance() && isInsideMargin(pair)) {
      return Verdict.EQUIVALENT;
    }
    if (pValue > options.significance() || ratio.isEmpty()) {
      return Verdict.NOT_ENOUGH_EVIDENCE;
    }
    if (ratio.get().low() > 1) {
      return Verdict.SLOWER;
    }
    return ratio.get().high() < 1 ? Verdict.FASTER : Verdict.NOT_ENOUGH_EVIDENCE;
  }

  /** Two one-sided tests at a level reject together where the interval at twice that level fits. */
  private boolean isInsideMargin(CellPair pair) {
    return method
        .ratio(pair.a(), pair.b(), 1 - 2 * options.significance())
        .filter(inner -> inner.low() > 1 / options.factor() && inner.high() < options.factor())
        .isPresent();
  }

  /** Without an interval, as many as an interval needs. */
  private int moreLaunches(CellPair pair, Optional<Estimate> ratio) {
    int launches = Math.min(pair.a().length, pair.b().length);
    return ratio
        .map(found -> FurtherSamples.toDecide(found, launches, options.factor()))
        .orElse(LEAST_FOR_INTERVAL - launches);
  }
}

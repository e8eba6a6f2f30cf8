package org.tutti.analysis.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.effect.CliffsDelta;
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

  /** Two one-sided tests (Schuirmann 1987); both must reject, so the larger p-value holds. */
  private double equivalence(CellPair pair) {
    double slower = method.test(pair.a(), pair.b(), options.factor(), Alternative.LESS).pValue();
    double faster =
        method.test(pair.a(), pair.b(), 1 / options.factor(), Alternative.GREATER).pValue();
    return Math.max(slower, faster);
  }

  private CellComparison judge(
      CellPair pair, TestResult test, double pValue, double equivalencePValue) {
    Optional<Estimate> ratio = method.ratio(pair.a(), pair.b(), options.level());
    Verdict verdict = verdict(pair, test, pValue, equivalencePValue);
    return new CellComparison(
        pair,
        ratio,
        test,
        pValue,
        CliffsDelta.of(pair.b(), pair.a()),
        equivalencePValue,
        verdict,
        verdict == Verdict.NOT_ENOUGH_EVIDENCE ? moreLaunches(pair, ratio) : 0);
  }

  private Verdict verdict(CellPair pair, TestResult test, double pValue, double equivalencePValue) {
    if (equivalencePValue <= options.significance()) {
      return Verdict.EQUIVALENT;
    }
    if (pValue > options.significance()) {
      return Verdict.NOT_ENOUGH_EVIDENCE;
    }
    boolean slower =
        switch (test.alternative()) {
          case LESS -> true;
          case GREATER -> false;
          case TWO_SIDED ->
              method.test(pair.a(), pair.b(), 1, Alternative.LESS).pValue()
                  < method.test(pair.a(), pair.b(), 1, Alternative.GREATER).pValue();
        };
    return slower ? Verdict.SLOWER : Verdict.FASTER;
  }

  /** Without an interval, as many as one needs. */
  private int moreLaunches(CellPair pair, Optional<Estimate> ratio) {
    int launches = Math.min(pair.a().length, pair.b().length);
    return ratio
        .map(found -> FurtherSamples.toDecide(found, launches, options.factor()))
        .orElse(LEAST_FOR_INTERVAL - launches);
  }
}

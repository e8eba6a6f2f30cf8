package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.stats.comparison.WilcoxonSignedRank;
import org.tutti.stats.effect.EffectSize;
import org.tutti.stats.effect.SignedRankShift;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * Launch i of one side was made in the same block as launch i of the other: Wilcoxon's signed-rank
 * test, on logarithms, since ratios do not depend on the magnitude of the run-times.
 */
final class PairedLaunches implements ComparisonMethod {
  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    double[] x = Arrays.stream(a).map(Math::log).toArray();
    double[] y = Arrays.stream(b).map(value -> Math.log(value * factor)).toArray();
    return WilcoxonSignedRank.withDefaults().with(alternative).test(x, y);
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    double[] logarithms =
        IntStream.range(0, a.length).mapToDouble(i -> Math.log(b[i] / a[i])).toArray();
    return a.length < SignedRankShift.minimumSize(level)
        ? Optional.empty()
        : Optional.of(SignedRankShift.of(logarithms, level).exponential());
  }

  @Override
  public EffectSize effect(double[] a, double[] b) {
    double greater = IntStream.range(0, a.length).filter(i -> b[i] > a[i]).count();
    double less = IntStream.range(0, a.length).filter(i -> b[i] < a[i]).count();
    return new EffectSize((greater - less) / a.length, "dominance within pairs", 2 * a.length);
  }

  @Override
  public String name() {
    return "Wilcoxon signed-rank test of the medians of launches paired by block";
  }
}

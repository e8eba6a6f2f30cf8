package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.effect.CliffsDelta;
import org.tutti.stats.effect.EffectSize;
import org.tutti.stats.effect.HodgesLehmann;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/** The launches of the two sides are independent: Wilcoxon-Mann-Whitney test. */
final class IndependentLaunches implements ComparisonMethod {
  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    double[] scaled = Arrays.stream(b).map(value -> value * factor).toArray();
    return MannWhitney.withDefaults().with(alternative).test(a, scaled);
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    return HodgesLehmann.hasInterval(a.length, b.length, level)
        ? Optional.of(HodgesLehmann.factor(b, a, level))
        : Optional.empty();
  }

  @Override
  public EffectSize effect(double[] a, double[] b) {
    return CliffsDelta.of(b, a);
  }

  @Override
  public String name() {
    return "Wilcoxon-Mann-Whitney test of the medians of independent launches";
  }
}

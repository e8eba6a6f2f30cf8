package org.tutti.analysis.compare;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.stats.comparison.MannWhitney;
import org.tutti.stats.effect.RatioOfMedians;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/** Launches of both sides have nothing to do with each other: Wilcoxon-Mann-Whitney. */
final class IndependentLaunches implements ComparisonMethod {
  /** Fewer give no interval of a median at 0.95. */
  private static final int LEAST = 6;

  @Override
  public TestResult test(double[] a, double[] b, double factor, Alternative alternative) {
    double[] scaled = Arrays.stream(b).map(value -> value * factor).toArray();
    return MannWhitney.withDefaults().with(alternative).test(a, scaled);
  }

  @Override
  public Optional<Estimate> ratio(double[] a, double[] b, double level) {
    return Math.min(a.length, b.length) < LEAST
        ? Optional.empty()
        : Optional.of(RatioOfMedians.of(b, a, level));
  }

  @Override
  public String name() {
    return "Wilcoxon-Mann-Whitney test of the medians of independent launches";
  }
}

package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.effect.EffectSize;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/** How the medians of the launches of two sides are compared. */
public interface ComparisonMethod {
  /**
   * Tests the null hypothesis that {@code a} and {@code b} times {@code factor} do not differ.
   *
   * @param alternative direction in which {@code a} may differ from {@code b} times {@code factor}
   */
  TestResult test(double[] a, double[] b, double factor, Alternative alternative);

  /**
   * The ratio b / a with the interval of those ratios that {@link #test} does not reject; empty if
   * there are too few launches for one.
   */
  Optional<Estimate> ratio(double[] a, double[] b, double level);

  /**
   * The share of pairs of launches in which that of {@code b} takes longer, less the share in which
   * it takes less: from -1 to 1.
   */
  EffectSize effect(double[] a, double[] b);

  /** Name of the method in reports. */
  String name();
}

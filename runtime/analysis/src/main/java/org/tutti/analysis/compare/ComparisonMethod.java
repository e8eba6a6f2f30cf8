package org.tutti.analysis.compare;

import java.util.Optional;
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

  /** The ratio b / a with its interval; empty with too few launches for one. */
  Optional<Estimate> ratio(double[] a, double[] b, double level);

  /** Name of the method, for people. */
  String name();
}

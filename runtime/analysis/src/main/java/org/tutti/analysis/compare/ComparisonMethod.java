package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/** How the medians of the launches of two sides are compared. */
public interface ComparisonMethod {
  /**
   * Tests the null hypothesis that a launch of B times {@code factor} is as likely to take longer
   * than one of A as it is to take less time.
   *
   * @param alternative direction in which {@code a} may differ from {@code b} times {@code factor}
   */
  TestResult test(double[] a, double[] b, double factor, Alternative alternative);

  /**
   * The ratio b / a with the interval of those ratios that {@link #test} does not reject; empty if
   * there are too few launches for one.
   */
  Optional<Estimate> ratio(double[] a, double[] b, double level);

  /** The probability that a launch of B takes longer than one of A; ties count one half. */
  double probability(double[] a, double[] b);

  /**
   * How many launches of each side there are to be compared: of modes, of those in the same mode.
   */
  int comparable(double[] a, double[] b);

  /**
   * The two modes of the launches of both sides together, if they have to be compared by mode:
   * empty also where the modes are the sides themselves, or where each pair is in one mode.
   */
  Optional<TwoModes> modes(double[] a, double[] b);

  /**
   * Tests the null hypothesis that the launches of both sides are equally often in the slow mode.
   *
   * @param alternative direction in which those of {@code a} may differ
   */
  TestResult shares(double[] a, double[] b, TwoModes modes, Alternative alternative);

  /** The same method, which compares only launches of one mode with each other. */
  ComparisonMethod within(TwoModes modes);

  /** Name of the method in reports. */
  String name();
}

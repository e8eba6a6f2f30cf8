package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.hypothesis.Correction;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/**
 * How the medians of the launches of two sides are compared. Test, ratio, and interval are one
 * procedure: an interval has the ratios that the test does not reject at one minus its level.
 */
public interface ComparisonMethod {
  /**
   * Tests the null hypothesis that B times {@code factor} is as likely to take longer than A as it
   * is to take less time.
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
   * The ratio b / a of {@link #ratio} by itself, which is known from the first launch on.
   * Exchanging both sides inverts it.
   */
  double estimate(double[] a, double[] b);

  /**
   * The probability that B takes longer than A, which the test compares with one half; ties count
   * one half.
   */
  double probability(double[] a, double[] b);

  /**
   * The least p-value that a test of so many launches can have, however great the difference is.
   *
   * @param launchesOfA number of launches of A; if paired, of pairs
   * @param launchesOfB number of launches of B
   */
  double leastPValue(int launchesOfA, int launchesOfB, Alternative alternative);

  /**
   * The fewest launches of each side with which a difference can be found in one of several cells,
   * however great it is: with fewer, not even the least p-value survives the correction.
   *
   * @param tests number of tests that are corrected for each other; at least 1
   */
  default int leastLaunches(int tests, ComparisonOptions options) {
    double significance =
        options.correction() == Correction.NONE
            ? options.significance()
            : options.significance() / tests;
    int launches = 1;
    while (leastPValue(launches, launches, options.alternative()) > significance) {
      launches++;
    }
    return launches;
  }

  /**
   * Tests, for a preliminary decision, the null hypothesis that the geometric means of all launches
   * are equal, whatever their mode.
   *
   * @param alternative direction in which that of {@code a} may differ
   */
  TestResult allLaunches(double[] a, double[] b, Alternative alternative);

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

  /** The same method, which compares only launches of one stratum with each other. */
  ComparisonMethod within(Strata strata);

  /** Whether further launches of both sides would decide what is undecided. */
  default boolean isDecidedByLaunches() {
    return true;
  }

  /** Name of the method in reports. */
  String name();

  /** Why a cell has no interval; empty if it has too few launches. */
  default Optional<Indecision> indecision(CellPair pair) {
    return Optional.empty();
  }

  /** What about the launches of a cell keeps it from a conclusion, in words. */
  default Optional<String> remark(CellPair pair) {
    return Optional.empty();
  }

  /** What its intervals and verdicts do not contain, or how they came about, in words. */
  default Optional<String> remark() {
    return Optional.empty();
  }
}

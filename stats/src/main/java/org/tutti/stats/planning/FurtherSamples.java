package org.tutti.stats.planning;

import java.util.OptionalInt;
import java.util.function.IntToDoubleFunction;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;

/**
 * How many more values a test needs before it rejects, if they are like those there are. A
 * statistic that is a deviation by its standard error grows with the square root of the number n of
 * values (Hoefler and Belli 2015, section 4.2.2), so that n (c / t)² are needed for a statistic t
 * and its critical value c; and enough that the test can reject at all. The statistic itself is
 * uncertain by one standard error: the range is that for 1.28 of them either way, which is where
 * its expectation lies in 80 of 100 cases.
 *
 * @param least the fewest further values, at least 1 and at most {@link #MAX}
 * @param likely the most likely number of further values
 * @param most the most further values
 */
public record FurtherSamples(int least, int likely, int most) {

  /** The largest number that is reported. */
  public static final int MAX = 100_000;

  /** No number of further values is enough. */
  public static final FurtherSamples NEVER = new FurtherSamples(MAX, MAX, MAX);

  /** Eight of ten values of a normal distribution deviate by less. */
  private static final double UNCERTAINTY = 1.28;

  /** Beyond this, one statistic is as certain as any other. */
  private static final double CERTAIN = 38;

  /**
   * The further values until a one-sided test rejects.
   *
   * @param strength statistic of the test, by its standard error, above 0 if it speaks for the
   *     alternative
   * @param n number of values there are of each sample, or of pairs
   * @param significance of the one-sided test
   * @param leastPValue the least p-value that the test can have with so many values
   */
  public static FurtherSamples toReject(
      double strength, int n, double significance, IntToDoubleFunction leastPValue) {
    Checks.finite("strength", strength);
    Checks.atLeast("n", n, 1);
    Checks.openUnit("significance", significance);
    return new FurtherSamples(
        more(strength + UNCERTAINTY, n, significance, leastPValue),
        more(strength, n, significance, leastPValue),
        more(strength - UNCERTAINTY, n, significance, leastPValue));
  }

  /** How strongly the statistic of a test, by its standard error, speaks for its alternative. */
  public static double strength(TestResult test) {
    return switch (test.alternative()) {
      case TWO_SIDED -> Math.abs(test.statistic());
      case LESS -> test.statistic();
      case GREATER -> -test.statistic();
    };
  }

  /** The statistic that a normal variable would have for a one-sided p-value. */
  public static double strength(double pValue) {
    return NormalDistribution.of(0, 1)
        .inverseSurvivalProbability(Math.min(1 - 1e-12, Math.max(pValue, Double.MIN_NORMAL)));
  }

  private static int more(
      double strength, int n, double significance, IntToDoubleFunction leastPValue) {
    if (strength <= 0) {
      return MAX;
    }
    int low = n;
    int high = n + 1;
    while (high - n < MAX && !rejects(strength, n, high, significance, leastPValue)) {
      low = high;
      high = n + 2 * (high - n);
    }
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (rejects(strength, n, middle, significance, leastPValue)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return Math.min(MAX, high - n);
  }

  private static boolean rejects(
      double strength, int n, int count, double significance, IntToDoubleFunction leastPValue) {
    double statistic = Math.min(CERTAIN, strength) * Math.sqrt((double) count / n);
    return leastPValue.applyAsDouble(count) <= significance
        && TDistribution.of(Math.max(1, count - 1)).survivalProbability(statistic) <= significance;
  }

  /**
   * The same if only a share of further values counts.
   *
   * @param share in (0, 1]
   */
  public FurtherSamples ifOnly(double share) {
    return new FurtherSamples(ifOnly(least, share), ifOnly(likely, share), ifOnly(most, share));
  }

  /** How many values have so many that count. */
  public static int ifOnly(int counted, double share) {
    return (int) Math.min(MAX, Math.ceil(counted / share));
  }

  /** The most likely number; empty if no number up to {@link #MAX} is enough. */
  public OptionalInt known() {
    return likely < MAX ? OptionalInt.of(likely) : OptionalInt.empty();
  }

  /** Whichever is likely to be reached first. */
  public FurtherSamples orEarlier(FurtherSamples other) {
    return other.likely < likely ? other : this;
  }

  /** The samples until both are reached. */
  public FurtherSamples andAlso(FurtherSamples other) {
    return new FurtherSamples(
        Math.max(least, other.least), Math.max(likely, other.likely), Math.max(most, other.most));
  }

  /**
   * About how many more values until the interval of a ratio lies on one side of a limit, at least
   * 1 and at most {@link #MAX}: {@code n (h / d)² - n}, where h is the half width and d is the
   * distance of the ratio from the limit on the scale of logarithms.
   *
   * @param ratio a ratio with its interval, all positive
   * @param n number of values that it was made of; at least 1
   * @param limit such as 1.03; positive
   * @param hidden by which factor either end of the interval is wider whatever n is; at least 1
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static int toExclude(Estimate ratio, int n, double limit, double hidden) {
    Checks.positive("ratio", ratio.low());
    Checks.atLeast("n", n, 1);
    Checks.positive("limit", limit);
    Checks.notNegative("hidden - 1", hidden - 1);
    double wanted = Math.abs(Math.log(ratio.value() / limit));
    double fixed = Math.log(hidden);
    double half = Math.max(0, Math.log(ratio.high() / ratio.low()) / 2 - fixed);
    if (wanted <= fixed && fixed > 0) {
      return MAX;
    }
    if (half == 0) {
      return 1;
    }
    double times = half / (wanted - fixed);
    // A ratio at the limit is never conclusive: infinite here, limited to the maximum.
    return (int) Math.max(1, Math.min(MAX, Math.ceil(n * times * times - n)));
  }
}

package org.tutti.stats.planning;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;

/**
 * How many more values a ratio needs before its interval is conclusive: before it excludes 1, or
 * lies between {@code 1 / margin} and {@code margin}, whichever requires fewer values according to
 * the current ratio. On the logarithmic scale, the interval's half width h shrinks with the square
 * root of n (Hoefler and Belli 2015, section 4.2.2), so about {@code n (h / max(d, m - d))²} values
 * are needed, where d is the distance of the ratio from 1 and m is the margin, both as logarithms.
 * What a coarse clock hides is part of h, but does not shrink: it is taken from h and from what h
 * is compared with.
 */
public final class FurtherSamples {

  /** The largest number that is reported. */
  public static final int MOST = 100_000;

  private FurtherSamples() {}

  /**
   * About how many more values, at least 1 and at most {@link #MOST}.
   *
   * @param ratio a ratio with its interval, all positive
   * @param n number of values on which it is based; at least 1
   * @param margin largest ratio that does not matter, such as 1.03; at least 1
   * @param hidden by which factor either end of the interval is wider whatever n is; at least 1
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static int toDecide(Estimate ratio, int n, double margin, double hidden) {
    Checks.positive("ratio", ratio.low());
    Checks.atLeast("n", n, 1);
    Checks.notNegative("margin - 1", margin - 1);
    double tolerated = Math.log(margin);
    double distance = Math.abs(Math.log(ratio.value()));
    double wanted = Math.max(distance, tolerated - distance);
    return more(ratio, n, wanted, hidden);
  }

  /**
   * About how many more values until the interval of a ratio lies on one side of a limit, at least
   * 1 and at most {@link #MOST}: {@code n (h / d)² - n}, where d is the distance of the ratio from
   * the limit on the scale of logarithms.
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
    return more(ratio, n, Math.abs(Math.log(ratio.value() / limit)), hidden);
  }

  /**
   * About how many more values until the interval of the difference of two shares excludes 0, at
   * least 1 and at most {@link #MOST}: {@code n (h / d)² - n}, where h is the half width of the
   * normal interval of the difference d.
   *
   * @param shareOfX of hits in one sample, between 0 and 1
   * @param shareOfY of hits in the other
   * @param n number of values of either
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static int toTellShares(double shareOfX, double shareOfY, int n, double level) {
    Checks.closedUnit("shareOfX", shareOfX);
    Checks.closedUnit("shareOfY", shareOfY);
    Checks.atLeast("n", n, 1);
    Checks.openUnit("level", level);
    if (shareOfX == shareOfY) {
      return MOST;
    }
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability((1 - level) / 2);
    double variance = (shareOfX * (1 - shareOfX) + shareOfY * (1 - shareOfY)) / n;
    return rounded(n, z * Math.sqrt(variance) / Math.abs(shareOfX - shareOfY));
  }

  /**
   * About how many more values until enough of them can be compared, at least 1 and at most {@link
   * #MOST}, if their share remains what it is.
   *
   * @param comparable how many of the present values can be compared
   * @param n how many there are
   * @param needed how many have to be comparable
   * @throws IllegalArgumentException if there are no values
   */
  public static int toCompare(int comparable, int n, int needed) {
    Checks.atLeast("n", n, 1);
    return limited(Math.ceil((double) needed * n / comparable) - n);
  }

  private static int more(Estimate ratio, int n, double wanted, double hidden) {
    Checks.notNegative("hidden - 1", hidden - 1);
    double fixed = Math.log(hidden);
    double half = Math.max(0, Math.log(ratio.high() / ratio.low()) / 2 - fixed);
    if (wanted <= fixed && fixed > 0) {
      return MOST;
    }
    if (half == 0) {
      return 1;
    }
    // A ratio at the limit is never conclusive: infinite here, limited to the maximum below.
    return rounded(n, half / (wanted - fixed));
  }

  /** For an interval whose half width is so many times too large. */
  private static int rounded(int n, double times) {
    return limited(Math.ceil(n * times * times - n));
  }

  private static int limited(double more) {
    return (int) Math.max(1, Math.min(MOST, more));
  }
}

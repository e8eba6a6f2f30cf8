package org.tutti.stats.planning;

import org.tutti.stats.interval.Estimate;
import org.tutti.stats.sample.Checks;

/**
 * How many more values a ratio needs before its interval is conclusive: before it excludes 1, or
 * lies between {@code 1 / margin} and {@code margin}, whichever requires fewer values according to
 * the current ratio. On the logarithmic scale, the interval's half width h shrinks with the square
 * root of n (Hoefler and Belli 2015, section 4.2.2), so about {@code n (h / max(d, m - d))²} values
 * are needed, where d is the distance of the ratio from 1 and m is the margin, both as logarithms.
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
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static int toDecide(Estimate ratio, int n, double margin) {
    Checks.positive("ratio", ratio.low());
    Checks.atLeast("n", n, 1);
    Checks.notNegative("margin - 1", margin - 1);
    double tolerated = Math.log(margin);
    double distance = Math.abs(Math.log(ratio.value()));
    double wanted = Math.max(distance, tolerated - distance);
    return more(ratio, n, wanted);
  }

  /**
   * About how many more values until the interval of a ratio lies on one side of a limit, at least
   * 1 and at most {@link #MOST}: {@code n (h / d)² - n}, where d is the distance of the ratio from
   * the limit on the scale of logarithms.
   *
   * @param ratio a ratio with its interval, all positive
   * @param n number of values that it was made of; at least 1
   * @param limit such as 1.03; positive
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static int toExclude(Estimate ratio, int n, double limit) {
    Checks.positive("ratio", ratio.low());
    Checks.atLeast("n", n, 1);
    Checks.positive("limit", limit);
    return more(ratio, n, Math.abs(Math.log(ratio.value() / limit)));
  }

  private static int more(Estimate ratio, int n, double wanted) {
    double half = Math.log(ratio.high() / ratio.low()) / 2;
    if (half == 0) {
      return 1;
    }
    // A ratio at the limit is never conclusive: infinite here, limited to the maximum below.
    double needed = n * (half / wanted) * (half / wanted);
    return (int) Math.max(1, Math.min(MOST, Math.ceil(needed - n)));
  }
}

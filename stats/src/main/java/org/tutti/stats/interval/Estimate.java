package org.tutti.stats.interval;

import org.tutti.stats.sample.Checks;

/**
 * An estimated figure with its confidence interval.
 *
 * @param value the estimate, in the unit of the observations
 * @param low lower end of the interval
 * @param high upper end of the interval
 * @param level requested confidence level, between 0 and 1
 * @param method name of the method for the interval
 * @param n number of observations on which it is based
 */
public record Estimate(double value, double low, double high, double level, String method, int n) {

  /** Checks the parts. */
  public Estimate {
    Checks.finite("value", value);
    Checks.finite("low", low);
    Checks.finite("high", high);
    Checks.openUnit("level", level);
    Checks.atLeast("n", n, 1);
    if (low > high) {
      throw new IllegalArgumentException("low is " + low + ", but high is only " + high);
    }
  }

  /**
   * The estimate of the exponential of what this estimates: ratios from differences of logarithms.
   */
  public Estimate exponential() {
    return new Estimate(Math.exp(value), Math.exp(low), Math.exp(high), level, method, n);
  }

  /** Width of the interval. */
  public double width() {
    return high - low;
  }

  /** Whether the interval contains a value; its ends are included. */
  public boolean contains(double other) {
    return low <= other && other <= high;
  }

  /**
   * Half of the interval's width, relative to the estimate's magnitude: 0.01 means "to about one
   * per cent". It is 0 for an interval without width, and infinite if the estimate is 0 and the
   * interval is not.
   */
  public double relativeHalfWidth() {
    if (width() == 0) {
      return 0;
    }
    return value == 0 ? Double.POSITIVE_INFINITY : width() / 2 / Math.abs(value);
  }
}

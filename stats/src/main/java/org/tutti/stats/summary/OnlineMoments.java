package org.tutti.stats.summary;

import org.tutti.stats.sample.Checks;

/**
 * Mean and variance of values that are added one at a time and not stored (Welford 1962; Chan,
 * Golub and LeVeque 1979 for joining two). Numerically stable: it sums deviations from the running
 * mean, not squares of the values. Immutable: each added value returns a new object.
 *
 * @param n number of values so far
 * @param origin the first value, from which the others are counted: values such as 1e9 + 1e-3 would
 *     lose their digits in a running mean of their own size
 * @param offset their mean less the origin
 * @param squares sum of their squared deviations from the mean
 */
public record OnlineMoments(int n, double origin, double offset, double squares) {
  /** The moments of no values. */
  public static final OnlineMoments NONE = new OnlineMoments(0, 0, 0, 0);

  /** Checks the parts. */
  public OnlineMoments {
    Checks.atLeast("n", n, 0);
    Checks.finite("origin", origin);
    Checks.finite("offset", offset);
    Checks.notNegative("squares", squares);
  }

  /**
   * With one more value.
   *
   * @throws IllegalArgumentException if {@code value} is not finite
   */
  public OnlineMoments plus(double value) {
    Checks.finite("value", value);
    if (n == 0) {
      return new OnlineMoments(1, value, 0, 0);
    }
    double moved = value - origin;
    double deviation = moved - offset;
    double newOffset = offset + deviation / (n + 1);
    return new OnlineMoments(n + 1, origin, newOffset, squares + deviation * (moved - newOffset));
  }

  /** With all the values of another. */
  public OnlineMoments plus(OnlineMoments other) {
    if (n == 0 || other.n == 0) {
      return n == 0 ? other : this;
    }
    double total = (double) n + other.n;
    double distance = other.origin - origin + other.offset - offset;
    return new OnlineMoments(
        Math.addExact(n, other.n),
        origin,
        offset + distance * (other.n / total),
        squares + other.squares + distance * distance * (n * (other.n / total)));
  }

  /** The mean so far; 0 if there are no values. */
  public double mean() {
    return origin + offset;
  }

  /**
   * The moments so far.
   *
   * @throws IllegalArgumentException if there are fewer than 2 values
   */
  public Moments moments() {
    return new Moments(Checks.atLeast("n", n, 2), mean(), squares / (n - 1));
  }
}

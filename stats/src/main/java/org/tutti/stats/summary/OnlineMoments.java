package org.tutti.stats.summary;

import org.tutti.stats.sample.Checks;

/**
 * Mean and variance of values that come one at a time and are not kept (Welford 1962; Chan, Golub
 * and LeVeque 1979 for joining two). Stable: it adds up deviations from the running mean, never
 * squares of the values. Immutable: each value gives a new state.
 *
 * @param n number of values so far
 * @param mean their mean; 0 if there are none
 * @param squares sum of their squared deviations from the mean
 */
public record OnlineMoments(int n, double mean, double squares) {

  /** Of no values. */
  public static final OnlineMoments NONE = new OnlineMoments(0, 0, 0);

  /** Checks the parts. */
  public OnlineMoments {
    Checks.atLeast("n", n, 0);
    Checks.finite("mean", mean);
    Checks.notNegative("squares", squares);
  }

  /**
   * With one more value.
   *
   * @throws IllegalArgumentException if {@code value} is not finite
   */
  public OnlineMoments plus(double value) {
    Checks.finite("value", value);
    double deviation = value - mean;
    double newMean = mean + deviation / (n + 1);
    return new OnlineMoments(n + 1, newMean, squares + deviation * (value - newMean));
  }

  /** With all the values of another. */
  public OnlineMoments plus(OnlineMoments other) {
    if (n == 0 || other.n == 0) {
      return n == 0 ? other : this;
    }
    double total = (double) n + other.n;
    double distance = other.mean - mean;
    return new OnlineMoments(
        Math.addExact(n, other.n),
        mean + distance * (other.n / total),
        squares + other.squares + distance * distance * (n * (other.n / total)));
  }

  /**
   * The moments so far.
   *
   * @throws IllegalArgumentException if there are fewer than 2 values
   */
  public Moments moments() {
    return new Moments(Checks.atLeast("n", n, 2), mean, squares / (n - 1));
  }
}

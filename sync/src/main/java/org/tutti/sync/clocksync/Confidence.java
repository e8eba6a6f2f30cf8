package org.tutti.sync.clocksync;

/**
 * What turns the variance of a drift into a bound that holds at 99 %: {@code sqrt(randomQuantile^2
 * variance + shiftQuantile^2 shiftVariance) + floor}.
 *
 * @param walk variance of the skew's change per nanosecond, from the random walk of frequencies
 * @param randomQuantile standard deviations of noise and walk that hold 99 %
 * @param shiftVariance variance of what shifts all times alike
 * @param shiftQuantile standard deviations of that shift that hold 99 %
 * @param floor part of the bound that no statistics lessen, in nanoseconds
 */
public record Confidence(
    double walk, double randomQuantile, double shiftVariance, double shiftQuantile, double floor) {
  /** Two-sided 99 % point of the normal distribution. */
  static final double NORMAL_99 = 2.5758;

  private static final double NANOS_PER_SECOND = 1e9;

  /** Nothing is unknown. */
  public static final Confidence CERTAIN = new Confidence(0, NORMAL_99, 0, 0, 0);

  /** Nothing is known. */
  public static final Confidence NONE =
      new Confidence(0, NORMAL_99, 0, 0, Double.POSITIVE_INFINITY);

  /**
   * The walk of two clocks against each other.
   *
   * @param wander random walk of one clock's frequency, relative per root second
   */
  public static double walk(double wander) {
    return 2 * wander * wander / NANOS_PER_SECOND;
  }

  double bound(double variance) {
    double random = randomQuantile * randomQuantile * variance;
    double shift = shiftQuantile * shiftQuantile * shiftVariance;
    return Math.sqrt(random + shift) + floor;
  }
}

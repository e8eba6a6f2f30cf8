package org.tutti.sync.clocksync;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What turns the variance of a drift into a bound that holds at 99 %: {@code sqrt(randomQuantile^2
 * variance + shiftQuantile^2 shiftVariance (1 + turn^2)) + floor}. Where errors are limited, too,
 * without any statistics, the smaller of both bounds counts.
 *
 * @param walk variance of the skew's change per nanosecond, from the random walk of frequencies
 * @param randomQuantile standard deviations of noise and walk that hold 99 %
 * @param shiftVariance variance of what shifts all times alike
 * @param shiftQuantile standard deviations of that shift that hold 99 %
 * @param floor part of the bound that no statistics lessen, in nanoseconds
 * @param offsetLimit most that the error can exceed the floor by at the time of the state, in
 *     nanoseconds; infinite if it is not limited
 * @param slopeLimit most that the skew can be wrong by
 */
public record Confidence(
    double walk,
    double randomQuantile,
    double shiftVariance,
    double shiftQuantile,
    double floor,
    double offsetLimit,
    double slopeLimit) {
  private static final double ERROR_PROBABILITY = 0.01;

  private static final double NANOS_PER_SECOND = 1e9;

  /** Nothing is unknown. */
  public static final Confidence CERTAIN = new Confidence(0, 1, 0, 0, 0, 0, 0);

  /** Nothing is known. */
  public static final Confidence NONE = new Confidence(0, 1, 0, 0, Double.POSITIVE_INFINITY, 0, 0);

  /**
   * The walk of two clocks against each other.
   *
   * @param wander random walk of one clock's frequency, relative per root second
   */
  public static double walk(double wander) {
    return 2 * wander * wander / NANOS_PER_SECOND;
  }

  /**
   * Student's two-sided quantile by which the bounds of all ranks but the root hold together at 99
   * % (Bonferroni).
   *
   * @param freedom degrees of freedom of the variances
   */
  public static double quantile(double freedom, int ranks) {
    double share = ERROR_PROBABILITY / Math.max(1, ranks - 1);
    return TDistribution.of(freedom).inverseSurvivalProbability(share / 2);
  }

  /**
   * The bound outside the states.
   *
   * @param turn how many times farther outside than the states are apart
   */
  double bound(double variance, double turn) {
    double random = randomQuantile * randomQuantile * variance;
    double shift = shiftQuantile * shiftQuantile * shiftVariance * (1 + turn * turn);
    return Math.sqrt(random + shift) + floor;
  }

  /** The bound so long after the only state, or before it, where errors are limited. */
  double limit(double elapsed) {
    double walked = randomQuantile * Math.sqrt(walk * elapsed * elapsed * elapsed / 3);
    return floor + offsetLimit + slopeLimit * elapsed + walked;
  }
}

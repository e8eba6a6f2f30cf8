package org.tutti.sync.clocksync;

/**
 * Drift {@code rank - root} and skew at a local time, with their covariance.
 *
 * @param time the rank's local time
 * @param drift nanoseconds
 * @param skew nanoseconds per nanosecond
 * @param driftVariance variance of the drift
 * @param covariance covariance of drift and skew
 * @param skewVariance variance of the skew
 */
public record DriftState(
    double time,
    double drift,
    double skew,
    double driftVariance,
    double covariance,
    double skewVariance) {

  /** The reference itself. */
  public static final DriftState ZERO = new DriftState(0, 0, 0, 0, 0, 0);

  /**
   * The state at another time, after it when predicting, before it when looking back; the frequency
   * walks at random meanwhile.
   *
   * @param walk variance of the skew's change per nanosecond
   */
  public DriftState at(double other, double walk) {
    double step = other - time;
    double elapsed = Math.abs(step);
    return new DriftState(
        other,
        drift + skew * step,
        skew,
        driftVariance
            + 2 * covariance * step
            + skewVariance * step * step
            + walk * elapsed * elapsed * elapsed / 3,
        covariance + skewVariance * step + Math.signum(step) * walk * elapsed * elapsed / 2,
        skewVariance + walk * elapsed);
  }
}

package org.tutti.sync.joint;

import org.tutti.sync.clocksync.Confidence;

/**
 * How much the frequency of a clock walks against that of another, as the variance of the skew's
 * change per nanosecond.
 *
 * @param likely what drifts and skews are estimated with
 * @param allowed what bounds allow for; never less than {@code likely}
 */
record Wander(double likely, double allowed) {
  /** What is usual, as a share of what is allowed for. */
  private static final double USUAL_SHARE = 0.3;

  /** Powers of two that are tried, around the usual wander. */
  private static final int MIN_POWER = -2;

  private static final int MAX_POWER = 9;

  /** A wander that the data show is known to within a factor of 1.5. */
  private static final double DOUBT = 1.5;

  /**
   * The wander that explains the knots best, given that a factor of e more or less than what is
   * usual is one standard deviation: short or noisy data say little, so the usual one prevails.
   *
   * @param assumed random walk of one clock's frequency that bounds are to allow for at least,
   *     relative per root second
   */
  static Wander of(DriftSeries knots, double assumed) {
    double best = 0;
    double bestPosterior = Double.NEGATIVE_INFINITY;
    for (int power = MIN_POWER; power <= MAX_POWER; power++) {
      double walk = Confidence.walk(USUAL_SHARE * assumed * Math.pow(2, power));
      double surprise = power * Math.log(2);
      double posterior = DriftSmoother.logLikelihood(knots, walk) - surprise * surprise / 2;
      if (posterior > bestPosterior) {
        best = walk;
        bestPosterior = posterior;
      }
    }
    return new Wander(best, Math.max(Confidence.walk(assumed), DOUBT * DOUBT * best));
  }
}

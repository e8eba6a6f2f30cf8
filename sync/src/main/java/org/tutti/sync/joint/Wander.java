package org.tutti.sync.joint;

import org.tutti.sync.clocksync.Confidence;

/** How much a clock's frequency walks, told by the clock where it has been watched long enough. */
final class Wander {
  private static final double[] FACTORS = {1, 2, 4, 8, 16, 32, 64, 128};

  /** Twice the difference of log-likelihoods that convinces at 99 % (chi-squared, 1 freedom). */
  private static final double CONVINCING = 6.635;

  private Wander() {}

  /**
   * The variance of the skew's change per nanosecond: that of two clocks with the wander assumed,
   * or more where the knots cannot be explained by it. Never less: too small a wander makes
   * uncertainties that do not hold.
   *
   * @param assumed random walk of one clock's frequency, relative per root second
   */
  static double walk(Knots knots, double assumed) {
    double least = Confidence.walk(assumed);
    double start = DriftSmoother.logLikelihood(knots, least);
    double best = least;
    double bestLikelihood = start + CONVINCING / 2;
    for (double factor : FACTORS) {
      double walk = least * factor * factor;
      double likelihood = DriftSmoother.logLikelihood(knots, walk);
      if (likelihood > bestLikelihood) {
        best = walk;
        bestLikelihood = likelihood;
      }
    }
    return best;
  }
}

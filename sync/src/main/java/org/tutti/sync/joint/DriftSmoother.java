package org.tutti.sync.joint;

import java.util.ArrayList;
import java.util.List;
import org.tutti.sync.clocksync.DriftState;

/**
 * Drift and skew over time from noisy drifts at some times: a Kalman filter forward and the
 * smoother of Rauch, Tung and Striebel (1965) backward, over the model of a clock whose frequency
 * walks at random. Drifts that lie off the smoothed curve are held down and all is done again;
 * gating on the forward predictions instead would trust whatever comes first.
 */
final class DriftSmoother {
  private static final int PASSES = 3;
  private static final double HUBER = 2.5;
  private static final double UNKNOWN_DRIFT = 1e12;
  private static final double UNKNOWN_SKEW = 1e-6;

  private final DriftSeries knots;
  private final Line line;
  private final double walk;
  private final double[] variances;
  private final DriftState[] predicted;
  private final DriftState[] filtered;
  private final DriftState[] smoothed;
  private final double[] gains;
  private final double[] skewGains;
  private double logLikelihood;

  private DriftSmoother(DriftSeries knots, double walk) {
    this.knots = knots;
    this.walk = walk;
    // Without the common line the numbers are small, and nothing is lost to rounding.
    this.line = Line.robust(knots.times(), knots.drifts(), knots.variances());
    this.variances = knots.variances().clone();
    this.predicted = new DriftState[knots.count()];
    this.filtered = new DriftState[knots.count()];
    this.smoothed = new DriftState[knots.count()];
    this.gains = new double[knots.count()];
    this.skewGains = new double[knots.count()];
  }

  /**
   * The states at the knots, by time. Between knots little depends on the wander, and the one that
   * is allowed for serves; the last state is followed into the future and is estimated with the
   * likely one, but its variances, too, are those under the wander that is allowed for.
   */
  static List<DriftState> smooth(DriftSeries knots, Wander wander) {
    DriftSmoother inside = new DriftSmoother(knots, wander.allowed());
    inside.run();
    DriftSmoother atTheEnd = new DriftSmoother(knots, wander.likely());
    atTheEnd.run();
    List<DriftState> states = new ArrayList<>();
    for (int index = 0; index < knots.count() - 1; index++) {
      states.add(inside.withLine(inside.smoothed[index]));
    }
    states.add(atTheEnd.withLine(atTheEnd.end(wander.allowed())));
    return states;
  }

  private void run() {
    for (int pass = 1; pass <= PASSES; pass++) {
      filter();
      smoothBack();
      if (pass < PASSES) {
        holdDown();
      }
    }
  }

  /** The last state, with the variances that its gains lead to where frequencies walk otherwise. */
  private DriftState end(double otherWalk) {
    DriftState state = unknown();
    for (int index = 0; index < gains.length; index++) {
      DriftState prior = state.at(knots.times()[index], otherWalk);
      double gain = gains[index];
      double skewGain = skewGains[index];
      double rest = 1 - gain;
      state =
          new DriftState(
              prior.time(),
              smoothed[index].drift(),
              smoothed[index].skew(),
              rest * rest * prior.driftVariance() + gain * gain * variances[index],
              rest * (prior.covariance() - skewGain * prior.driftVariance())
                  + gain * skewGain * variances[index],
              prior.skewVariance()
                  - 2 * skewGain * prior.covariance()
                  + skewGain * skewGain * (prior.driftVariance() + variances[index]));
    }
    return state;
  }

  private DriftState unknown() {
    return new DriftState(knots.times()[0], 0, 0, UNKNOWN_DRIFT, 0, UNKNOWN_SKEW * UNKNOWN_SKEW);
  }

  /** How well a random walk explains the knots. */
  static double logLikelihood(DriftSeries knots, double walk) {
    DriftSmoother smoother = new DriftSmoother(knots, walk);
    smoother.filter();
    smoother.smoothBack();
    smoother.holdDown();
    smoother.filter();
    return smoother.logLikelihood;
  }

  private void filter() {
    logLikelihood = 0;
    DriftState state = unknown();
    for (int index = 0; index < filtered.length; index++) {
      predicted[index] = state.at(knots.times()[index], walk);
      filtered[index] = update(index);
      state = filtered[index];
    }
  }

  private DriftState update(int index) {
    DriftState prior = predicted[index];
    double innovation = residual(index, prior);
    double variance = prior.driftVariance() + variances[index];
    logLikelihood -= (Math.log(variance) + innovation * innovation / variance) / 2;
    double gain = prior.driftVariance() / variance;
    double skewGain = prior.covariance() / variance;
    gains[index] = gain;
    skewGains[index] = skewGain;
    return new DriftState(
        prior.time(),
        prior.drift() + gain * innovation,
        prior.skew() + skewGain * innovation,
        (1 - gain) * prior.driftVariance(),
        (1 - gain) * prior.covariance(),
        prior.skewVariance() - skewGain * prior.covariance());
  }

  private void smoothBack() {
    int last = smoothed.length - 1;
    smoothed[last] = filtered[last];
    for (int index = last - 1; index >= 0; index--) {
      smoothed[index] = smoothBack(filtered[index], predicted[index + 1], smoothed[index + 1]);
    }
  }

  /** One step of the smoother, with its gain C = P F' inverse(P+). */
  private static DriftState smoothBack(DriftState now, DriftState next, DriftState known) {
    double step = next.time() - now.time();
    double a = now.driftVariance() + now.covariance() * step;
    double b = now.covariance();
    double c = now.covariance() + now.skewVariance() * step;
    double d = now.skewVariance();
    double determinant =
        next.driftVariance() * next.skewVariance() - next.covariance() * next.covariance();
    double gain11 = (a * next.skewVariance() - b * next.covariance()) / determinant;
    double gain12 = (b * next.driftVariance() - a * next.covariance()) / determinant;
    double gain21 = (c * next.skewVariance() - d * next.covariance()) / determinant;
    double gain22 = (d * next.driftVariance() - c * next.covariance()) / determinant;
    double drift = known.drift() - next.drift();
    double skew = known.skew() - next.skew();
    double less11 = known.driftVariance() - next.driftVariance();
    double less12 = known.covariance() - next.covariance();
    double less22 = known.skewVariance() - next.skewVariance();
    return new DriftState(
        now.time(),
        now.drift() + gain11 * drift + gain12 * skew,
        now.skew() + gain21 * drift + gain22 * skew,
        now.driftVariance() + form(gain11, gain12, less11, less12, less22, gain11, gain12),
        now.covariance() + form(gain11, gain12, less11, less12, less22, gain21, gain22),
        now.skewVariance() + form(gain21, gain22, less11, less12, less22, gain21, gain22));
  }

  /** The bilinear form (u1, u2) S (v1, v2)' of a symmetric S. */
  private static double form(
      double u1, double u2, double s11, double s12, double s22, double v1, double v2) {
    return u1 * (s11 * v1 + s12 * v2) + u2 * (s12 * v1 + s22 * v2);
  }

  private void holdDown() {
    for (int index = 0; index < variances.length; index++) {
      double deviation = Math.sqrt(knots.variances()[index]);
      double residual = Math.abs(residual(index, smoothed[index])) / deviation;
      double trust = Math.min(1, HUBER / Math.max(residual, 1e-9));
      variances[index] = knots.variances()[index] / trust;
    }
  }

  private double residual(int index, DriftState state) {
    return knots.drifts()[index] - line.at(knots.times()[index]) - state.drift();
  }

  private DriftState withLine(DriftState state) {
    return new DriftState(
        state.time(),
        state.drift() + line.at(state.time()),
        state.skew() + line.slope(),
        Math.max(0, state.driftVariance()),
        state.covariance(),
        Math.max(0, state.skewVariance()));
  }
}

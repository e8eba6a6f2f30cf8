package org.tutti.sync.clocksync;

/**
 * What is known of the error of a linear model: at the time its offset was measured, and how it
 * grows from there. Two bounds hold at once, one by statistics and one that only assumes that no
 * message arrives before it was sent; errors of models that are merged add up in both.
 *
 * @param floor bound of the error of the offset when it was measured, in nanoseconds
 * @param offsetVariance variance of what errors of slopes have added to the offset's error
 * @param covariance of that with the slope's error
 * @param slopeVariance variance of the slope
 * @param offsetLimit most that errors of slopes can have added to the offset's error
 * @param slopeLimit most that the slope can be wrong by
 */
public record ModelError(
    double floor,
    double offsetVariance,
    double covariance,
    double slopeVariance,
    double offsetLimit,
    double slopeLimit) {
  static final ModelError NONE = new ModelError(0, 0, 0, 0, 0, 0);

  /** Two crystals differ by no more than this, each of them being within 50 ppm. */
  static final double MAX_SKEW = 1e-4;

  /** A standard deviation of 100 %: statistics say nothing, so that the limit counts. */
  static final double UNKNOWN_VARIANCE = 1;

  /** The error of an offset without a slope. */
  static ModelError ofOffset(double bound) {
    return new ModelError(bound, 0, 0, UNKNOWN_VARIANCE, 0, MAX_SKEW);
  }

  /** The same slope through another offset. */
  ModelError through(double bound) {
    return new ModelError(bound, 0, 0, slopeVariance, 0, slopeLimit);
  }

  /** The error at another time, in nanoseconds after that of the offset or, negative, before. */
  ModelError after(double elapsed) {
    return new ModelError(
        floor,
        offsetVariance + 2 * covariance * elapsed + slopeVariance * elapsed * elapsed,
        covariance + slopeVariance * elapsed,
        slopeVariance,
        offsetLimit + slopeLimit * Math.abs(elapsed),
        slopeLimit);
  }

  /** The error of two models, one after the other, whose own errors are independent. */
  ModelError plus(ModelError other) {
    return new ModelError(
        floor + other.floor,
        offsetVariance + other.offsetVariance,
        covariance + other.covariance,
        slopeVariance + other.slopeVariance,
        offsetLimit + other.offsetLimit,
        slopeLimit + other.slopeLimit);
  }
}

package org.tutti.sync.clocksync;

import java.util.List;

/**
 * The drift of a client's clock relative to its reference, {@code client - reference = slope t +
 * intercept}, with t the client's time (hunold2015, algorithm 4, {@code LEARN_MODEL_HCA}), and what
 * is known of its error.
 *
 * @param slope relative, nanoseconds per nanosecond
 * @param intercept nanoseconds at t = 0
 * @param slopeVariance variance of the slope
 * @param offsetBound bound in nanoseconds of the error at the time the offset was measured
 * @param offsetTime client's time at which the offset was measured
 */
public record LinearModel(
    double slope, double intercept, double slopeVariance, double offsetBound, double offsetTime) {

  /** A clock that is its own reference. */
  public static final LinearModel IDENTITY = new LinearModel(0, 0, 0, 0, 0);

  /** Number of doubles in a message that carries a model. */
  static final int WIDTH = 5;

  /** The drift at the client's time {@code time}. */
  public double drift(double time) {
    return slope * time + intercept;
  }

  /**
   * The same slope through an offset measured at {@code time} (hunold2015, algorithm 4, {@code
   * COMPUTE_AND_SET_INTERCEPT}).
   */
  LinearModel through(Offset offset) {
    return new LinearModel(
        slope,
        offset.nanos() - slope * offset.time(),
        slopeVariance,
        offset.bound(),
        offset.time());
  }

  /**
   * The model of a client against this model's reference, where {@code client} is its model against
   * this model's client (hunold2015, algorithm 4, lines 30 and 31, {@code MERGE_LMS(this,
   * client)}). Equation 1 of that paper has the product of the client's slope and this intercept
   * instead, since it takes both drifts as functions of the reference's time; the models that
   * algorithm 4 learns are functions of the client's time, so for them equation 1 is wrong.
   */
  LinearModel merge(LinearModel client) {
    return new LinearModel(
        slope + client.slope - slope * client.slope,
        intercept + client.intercept - client.intercept * slope,
        slopeVariance + client.slopeVariance,
        offsetBound + client.offsetBound,
        client.offsetTime);
  }

  /**
   * The global clock of this model.
   *
   * @param origin local time from which this rank's times count
   * @param rootOrigin root's local time from which the root's times count
   * @param wander random walk of a clock's frequency, relative per root second
   */
  LearnedClock clock(long origin, long rootOrigin, double wander) {
    DriftState state = new DriftState(offsetTime, drift(offsetTime), slope, 0, 0, slopeVariance);
    boolean isReference = equals(IDENTITY);
    Confidence confidence =
        new Confidence(
            isReference ? 0 : Confidence.walk(wander), Confidence.NORMAL_99, 0, 0, offsetBound);
    return new LearnedClock(origin, rootOrigin, confidence, List.of(state));
  }
}

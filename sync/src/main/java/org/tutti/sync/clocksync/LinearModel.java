package org.tutti.sync.clocksync;

import java.util.List;

/**
 * The drift of a client's clock relative to its reference, {@code client - reference = slope t +
 * intercept}, with t the client's time (hunold2015, algorithm 4, {@code LEARN_MODEL_HCA}), and what
 * is known of its error.
 *
 * @param slope relative, nanoseconds per nanosecond
 * @param intercept nanoseconds at t = 0
 * @param offsetTime client's time at which the offset was measured
 * @param error from that time on
 */
public record LinearModel(double slope, double intercept, double offsetTime, ModelError error) {

  /** A clock that is its own reference. */
  public static final LinearModel IDENTITY = new LinearModel(0, 0, 0, ModelError.NONE);

  /** Number of doubles in a message that carries a model. */
  static final int WIDTH = 9;

  /** An offset alone. */
  public static LinearModel of(Offset offset) {
    return new LinearModel(0, offset.nanos(), offset.time(), ModelError.ofOffset(offset.bound()));
  }

  /** The drift at the client's time {@code time}. */
  double drift(double time) {
    return slope * time + intercept;
  }

  /** The reference's time at the client's time {@code time}. */
  private double reference(double time) {
    return time - drift(time);
  }

  /** The same offset at its time, with another slope. */
  LinearModel sloping(double otherSlope) {
    return new LinearModel(
        otherSlope, drift(offsetTime) - otherSlope * offsetTime, offsetTime, error);
  }

  /**
   * The same slope through an offset measured at {@code time} (hunold2015, algorithm 4, {@code
   * COMPUTE_AND_SET_INTERCEPT}).
   */
  LinearModel through(Offset offset) {
    return new LinearModel(
        slope,
        offset.nanos() - slope * offset.time(),
        offset.time(),
        error.through(offset.bound()));
  }

  /**
   * The model of a client against this model's reference, where {@code client} is its model against
   * this model's client (hunold2015, algorithm 4, lines 30 and 31, {@code MERGE_LMS(this,
   * client)}). Equation 1 of that paper has the product of the client's slope and this intercept
   * instead, since it takes both drifts as functions of the reference's time; the models that
   * algorithm 4 learns are functions of the client's time, so for them equation 1 is wrong.
   */
  LinearModel merge(LinearModel client) {
    double elapsed = client.reference(client.offsetTime) - offsetTime;
    return new LinearModel(
        slope + client.slope - slope * client.slope,
        intercept + client.intercept - client.intercept * slope,
        client.offsetTime,
        client.error.plus(error.after(elapsed)));
  }

  /**
   * The same model, which is one against the global clock of a server, with the error of that
   * clock.
   *
   * @param server the model by which the server converts its own times to global ones
   */
  public LinearModel below(LinearModel server) {
    double global = reference(offsetTime);
    double elapsed = global + server.drift(global) - server.offsetTime;
    return new LinearModel(slope, intercept, offsetTime, error.plus(server.error.after(elapsed)));
  }

  /**
   * The global clock of this model.
   *
   * @param origin local time from which this rank's times count
   * @param rootOrigin root's local time from which the root's times count
   * @param wander random walk of a clock's frequency, relative per root second
   * @param ranks number of ranks; the bounds of all of them hold together
   */
  LearnedClock clock(long origin, long rootOrigin, double wander, int ranks) {
    DriftState state =
        new DriftState(
            offsetTime,
            drift(offsetTime),
            slope,
            error.offsetVariance(),
            error.covariance(),
            error.slopeVariance());
    boolean isReference = equals(IDENTITY);
    Confidence confidence =
        new Confidence(
            isReference ? 0 : Confidence.walk(wander),
            Confidence.quantile(SlopeVariance.FREEDOM, ranks),
            0,
            0,
            error.floor(),
            error.offsetLimit(),
            error.slopeLimit());
    return new LearnedClock(origin, rootOrigin, confidence, List.of(state));
  }
}

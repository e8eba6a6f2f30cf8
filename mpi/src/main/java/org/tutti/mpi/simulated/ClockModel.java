package org.tutti.mpi.simulated;

/**
 * The clocks of the ranks. With true time t since the start of the run, in nanoseconds, a clock
 * shows
 *
 * <pre>
 *   L(t) = offset + t + integral from 0 to t of (skew + W(s)) ds
 * </pre>
 *
 * rounded down to its granularity. W is the wander, a random walk of the frequency: constant over
 * steps of {@value SimulatedClock#WANDER_STEP} ns, 0 in the first, and from one step to the next it
 * changes by a normal amount with standard deviation {@code wander x sqrt(0.1)}, so that after s
 * seconds its standard deviation is {@code wander x sqrt(s)}.
 *
 * @param maxOffset offsets are uniform between minus and plus this, in nanoseconds
 * @param maxSkew skews are uniform between minus and plus this; dimensionless, 50e-6 is 50 ppm
 * @param wander in 1 / sqrt(second)
 * @param granularity in nanoseconds, whole, at least 1
 * @param readCost what one reading takes, in nanoseconds, more than 0, since waiting loops would
 *     not end otherwise; the reading is that of the end
 * @param perNode whether the ranks of one node share a clock
 */
public record ClockModel(
    double maxOffset,
    double maxSkew,
    double wander,
    long granularity,
    double readCost,
    boolean perNode) {
  /** Offsets to 1 s, skew to 50 ppm, wander 3e-9, 10 ns granules, 20 ns a reading, per node. */
  public static final ClockModel REALISTIC = new ClockModel(1e9, 50e-6, 3e-9, 10, 20, true);

  /** Clocks without fault, and fine-grained. */
  public static final ClockModel PERFECT = new ClockModel(0, 0, 0, 1, 20, true);

  public ClockModel {
    ModelChecks.atLeastZero("maxOffset", maxOffset);
    ModelChecks.atLeastZero("maxSkew", maxSkew);
    ModelChecks.atLeastZero("wander", wander);
    ModelChecks.positive("granularity", granularity);
    ModelChecks.positive("readCost", readCost);
  }

  /** The same with another wander. */
  public ClockModel withWander(double other) {
    return new ClockModel(maxOffset, maxSkew, other, granularity, readCost, perNode);
  }
}

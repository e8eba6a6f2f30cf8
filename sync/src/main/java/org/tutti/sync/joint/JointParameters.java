package org.tutti.sync.joint;

/**
 * What the joint method can be told.
 *
 * @param bursts bursts of the first synchronization, at least 2
 * @param exchanges exchanges per burst and edge
 * @param warmup most exchanges per edge before the first burst, that the JIT compiles what
 *     exchanges
 * @param spread time from the first burst to the last in nanoseconds
 * @param turns in how many turns the pairs of ranks exchange: ranks that share a core, rounded up;
 *     the root's counts
 * @param granularity step of the clocks in nanoseconds
 * @param wander random walk of a clock's frequency that is allowed for, relative per root second
 */
public record JointParameters(
    int bursts,
    int exchanges,
    int warmup,
    long spread,
    int turns,
    double granularity,
    double wander) {

  /**
   * Standard deviation of the shift by a link's asymmetry, relative to the scatter of its delays;
   * what is measured round the loops scales it.
   */
  static final double ASYMMETRY = 0.13;
}

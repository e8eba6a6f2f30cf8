package org.tutti.sync.joint;

import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameters;

/**
 * Parameters of the joint method.
 *
 * @param bursts bursts of the first synchronization, at least 2
 * @param exchanges exchanges per burst and edge
 * @param warmup most exchanges per edge before the first burst, so that the JIT compiles the code
 *     that exchanges
 * @param spread time from the first burst to the last in nanoseconds
 * @param refresh time between two bursts while measuring, in nanoseconds
 * @param wander random walk of a clock's frequency that is allowed for, relative per root second
 */
public record JointParameters(
    int bursts, int exchanges, int warmup, long spread, long refresh, double wander) {
  public static final SyncParameter<Integer> BURSTS = SyncParameter.count(SyncParameterName.BURSTS);

  public static final SyncParameter<Integer> BURST_EXCHANGES =
      SyncParameter.count(SyncParameterName.BURST_EXCHANGES);

  /** Warming up ends after 50 ms at the latest. */
  public static final SyncParameter<Integer> BURST_WARMUP =
      SyncParameter.count(SyncParameterName.BURST_WARMUP);

  public static final SyncParameter<Long> SPREAD = SyncParameter.time(SyncParameterName.SPREAD);

  static final SyncParameter<Long> REFRESH = SyncParameter.time(SyncParameterName.REFRESH);

  /**
   * Standard deviation of the shift by a link's asymmetry, relative to the scatter of its delays;
   * the disagreement around the loops scales it.
   */
  static final double ASYMMETRY = 0.13;

  static JointParameters of(SyncParameters values) {
    return new JointParameters(
        values.get(BURSTS),
        values.get(BURST_EXCHANGES),
        values.get(BURST_WARMUP),
        values.get(SPREAD),
        values.get(REFRESH),
        values.get(ClockMethod.WANDER));
  }
}

package org.tutti.sync.joint;

import java.util.List;
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
  public static final SyncParameter<Integer> BURSTS = SyncParameter.count("bursts", 50, 3, 1_000);

  public static final SyncParameter<Integer> BURST_EXCHANGES =
      SyncParameter.count("burst-exchanges", 20, 1, 1_000);

  /** Warming up ends after 50 ms at the latest. */
  public static final SyncParameter<Integer> BURST_WARMUP =
      SyncParameter.count("burst-warmup", 5000, 0);

  public static final SyncParameter<Long> SPREAD = SyncParameter.time("spread", 2_000_000_000L, 1);

  static final SyncParameter<Long> REFRESH = SyncParameter.time("refresh", 1_000_000_000L, 1);

  static final List<SyncParameter<?>> ALL =
      List.of(BURSTS, BURST_EXCHANGES, BURST_WARMUP, SPREAD, REFRESH);

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

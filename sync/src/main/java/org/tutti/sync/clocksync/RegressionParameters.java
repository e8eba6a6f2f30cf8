package org.tutti.sync.clocksync;

import org.tutti.annotations.SyncMethod.SyncParameterName;
import org.tutti.sync.parameter.SyncParameter;
import org.tutti.sync.parameter.SyncParameters;

/**
 * Parameters of the methods that learn drift by regression.
 *
 * @param fitPoints fit points of the regression
 * @param exchanges exchanges per fit point
 * @param spread time over which the fit points of one pair are spread, in nanoseconds
 * @param roundTrips exchanges to estimate the round-trip time
 * @param warmup exchanges before those
 * @param wander random walk of the frequency that the uncertainty allows for, relative per root
 *     second
 * @param granularity step of the clocks in nanoseconds
 */
public record RegressionParameters(
    int fitPoints,
    int exchanges,
    long spread,
    int roundTrips,
    int warmup,
    double wander,
    double granularity) {
  public static final SyncParameter<Integer> FIT_POINTS =
      SyncParameter.count(SyncParameterName.FIT_POINTS);

  public static final SyncParameter<Integer> EXCHANGES =
      SyncParameter.count(SyncParameterName.EXCHANGES);

  /** 0 makes them back to back, as in the papers. */
  static final SyncParameter<Long> FIT_SPREAD = SyncParameter.time(SyncParameterName.FIT_SPREAD);

  static final SyncParameter<Integer> ROUND_TRIPS =
      SyncParameter.count(SyncParameterName.ROUND_TRIPS);

  static final SyncParameter<Integer> WARMUP_EXCHANGES =
      SyncParameter.count(SyncParameterName.WARMUP_EXCHANGES);

  /** Those of a method that takes them. */
  public static RegressionParameters of(ClockSyncConditions conditions) {
    SyncParameters values = conditions.parameters();
    return new RegressionParameters(
        values.get(FIT_POINTS),
        values.get(EXCHANGES),
        values.get(FIT_SPREAD),
        values.get(ROUND_TRIPS),
        values.get(WARMUP_EXCHANGES),
        values.get(ClockMethod.WANDER),
        conditions.granularity());
  }

  public DriftEstimator drift() {
    return new DriftEstimator(fitPoints, exchanges, spread, granularity);
  }

  public RoundTripEstimator roundTrip() {
    return new RoundTripEstimator(warmup, roundTrips);
  }
}

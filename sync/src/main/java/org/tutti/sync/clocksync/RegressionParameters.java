package org.tutti.sync.clocksync;

/**
 * What the methods that learn drift by regression can be told.
 *
 * @param fitPoints fit points of the regression
 * @param exchanges exchanges per fit point
 * @param spread time over which the fit points of one pair are spread, in nanoseconds
 * @param roundTrips exchanges to estimate the round-trip time
 * @param warmup exchanges before those
 * @param offsetExchanges exchanges to measure an intercept
 * @param wander random walk of the frequency that the uncertainty allows for, relative per root
 *     second
 */
public record RegressionParameters(
    int fitPoints,
    int exchanges,
    long spread,
    int roundTrips,
    int warmup,
    int offsetExchanges,
    double wander) {

  DriftEstimator drift() {
    return new DriftEstimator(fitPoints, exchanges, spread);
  }

  RoundTripEstimator roundTrip() {
    return new RoundTripEstimator(warmup, roundTrips);
  }

  SkampiOffsetEstimator offset() {
    return new SkampiOffsetEstimator(offsetExchanges);
  }
}

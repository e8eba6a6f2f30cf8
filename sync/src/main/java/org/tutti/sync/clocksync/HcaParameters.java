package org.tutti.sync.clocksync;

/**
 * What the methods that learn drift by regression can be told.
 *
 * @param fitPoints fit points of the regression
 * @param exchanges exchanges per fit point
 * @param roundTrips exchanges to estimate the round-trip time
 * @param warmup exchanges before those
 * @param offsetExchanges exchanges to measure an intercept
 * @param root rank whose clock is the reference
 * @param wander random walk of the frequency that the uncertainty allows for, relative per root
 *     second
 */
public record HcaParameters(
    int fitPoints,
    int exchanges,
    int roundTrips,
    int warmup,
    int offsetExchanges,
    int root,
    double wander) {

  DriftEstimator drift() {
    return new DriftEstimator(fitPoints, exchanges);
  }

  RoundTripEstimator roundTrip() {
    return new RoundTripEstimator(warmup, roundTrips);
  }

  SkampiOffsetEstimator offset() {
    return new SkampiOffsetEstimator(offsetExchanges);
  }
}

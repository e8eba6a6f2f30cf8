package org.tutti.sync.clocksync;

/**
 * How far a client's clock is ahead of its reference.
 *
 * @param nanos client minus reference
 * @param bound half the interval that is certain to hold the true offset, in nanoseconds
 * @param time client's time of the measurement
 */
public record Offset(double nanos, double bound, double time) {}

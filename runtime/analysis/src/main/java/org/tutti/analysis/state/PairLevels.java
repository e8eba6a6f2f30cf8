package org.tutti.analysis.state;

import org.tutti.stats.shape.TwoLevels;

/**
 * Two ranks of a host whose processors are sometimes near each other and sometimes far.
 *
 * @param rank the one whose cache line goes there and back
 * @param partner the other one
 * @param roundTrips both levels of that time, in nanoseconds
 */
public record PairLevels(int rank, int partner, TwoLevels roundTrips) {}

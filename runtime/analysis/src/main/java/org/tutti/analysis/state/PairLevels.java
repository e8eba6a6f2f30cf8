package org.tutti.analysis.state;

import org.tutti.stats.shape.TwoLevels;

/**
 * Two ranks whose processors, or hosts, are sometimes near each other and sometimes far.
 *
 * @param pair the ranks
 * @param roundTrips both levels of the time from the first to the second and back, in nanoseconds
 */
public record PairLevels(RankPair pair, TwoLevels roundTrips) {}

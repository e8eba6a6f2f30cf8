package org.tutti.sync;

import java.util.List;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * How accurate the times of a finished cell are.
 *
 * @param clock converts this rank's stored local times of the cell to global ones
 * @param clocks number of different local clocks among the ranks, as far as they were synchronized
 * @param uncertainty bound, in nanoseconds, that holds with 99 % probability for the error of a
 *     global time in this cell, maximum over ranks and over the cell; infinite without a clock
 *     synchronization
 * @param bound nanoseconds that the error of a global time can be at the most at the end of the
 *     cell, maximum over ranks; infinite without a clock synchronization
 * @param windows lengths of the windows used, in order, in nanoseconds; empty without windows
 */
public record CellTiming(
    GlobalClock clock, int clocks, double uncertainty, double bound, List<Long> windows) {}

package org.tutti.sync.clocksync;

/**
 * One clock synchronisation: the clock that was learned and what learning it cost on this rank.
 *
 * @param clock this rank's view of the global clock
 * @param messages point-to-point messages that this rank sent
 * @param rounds communication rounds one after the other
 * @param seconds duration on this rank
 */
public record Synchronization(GlobalClock clock, long messages, int rounds, double seconds) {}

package org.tutti.sync.clocksync;

/**
 * A synchronization that is over.
 *
 * @param clock this rank's view of the global clock
 * @param messages point-to-point messages that this rank sent
 * @param rounds communication rounds one after the other
 * @param seconds duration on this rank
 */
public record LearnedOnce(LearnedClock clock, long messages, int rounds, double seconds)
    implements Synchronization {}

package org.tutti.sync.clocksync;

import org.tutti.sync.parameter.SyncParameters;

/**
 * What a clock synchronization is made from.
 *
 * @param parameters those of its method
 * @param granularity step of the clocks in nanoseconds
 * @param ranksPerProcessor ranks that share a processor, rounded up
 */
public record ClockSyncConditions(
    SyncParameters parameters, long granularity, int ranksPerProcessor) {}

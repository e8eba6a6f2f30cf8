package org.tutti.runtime.store;

/**
 * The local clock as measured at the start of the launch; the worst of all ranks.
 *
 * @param name such as {@code MONOTONIC}
 * @param granularityNanos smallest step that was seen
 * @param costNanos cost of reading it once
 */
public record ClockQuality(String name, double granularityNanos, double costNanos) {}

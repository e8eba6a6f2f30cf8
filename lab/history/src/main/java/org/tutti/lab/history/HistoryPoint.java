package org.tutti.lab.history;

import java.util.Optional;
import org.tutti.stats.interval.Estimate;

/**
 * A cell in one campaign of a history. Times in nanoseconds.
 *
 * @param campaign which campaign, counted from 0 in the order of time
 * @param launches number of launches
 * @param median median over the launches of their medians
 * @param interval that median with its interval; empty if there are too few launches
 */
public record HistoryPoint(
    int campaign, int launches, double median, Optional<Estimate> interval) {}

package org.tutti.lab.history;

/**
 * A lasting change of the level of a cell. Times in nanoseconds; campaigns are counted from 0.
 *
 * @param campaign the first campaign after the change
 * @param earliest the earliest campaign that may have been the first after it, at 95 %
 * @param latest the latest one
 * @param foundWith the campaign with which it was found first
 * @param pValue probability that a year of nightly campaigns without a change shows such a one in
 *     any cell
 * @param before median of the campaigns before it, back to the change before
 * @param after median of the campaigns after it, up to the next change
 */
public record HistoryChange(
    int campaign,
    int earliest,
    int latest,
    int foundWith,
    double pValue,
    double before,
    double after) {}

package org.tutti.analysis.history;

/**
 * A moment at which the launches of a cell became faster or slower. Times in nanoseconds.
 *
 * @param campaign campaign of the first launch after the change, counted from 0
 * @param launch that launch, counted from 0 among the launches of the cell in that campaign; 0 if
 *     the change lies between two campaigns
 * @param pValue of the test that found it
 * @param before median of the launches before it, back to the change before
 * @param after median of the launches after it, up to the next change
 */
public record HistoryChange(int campaign, int launch, double pValue, double before, double after) {}

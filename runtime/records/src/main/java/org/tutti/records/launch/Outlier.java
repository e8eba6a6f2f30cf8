package org.tutti.records.launch;

/**
 * One of the longest outliers of a cell, and what it came from.
 *
 * @param index which observation of the cell, from 0
 * @param rank where the cause was; the slowest rank if it is unknown
 * @param nanos how long the cause was at work between the end of the observation before and the end
 *     of this one; collections are counted in steps of a millisecond; 0 if the cause is unknown
 * @param cause what it was
 */
public record Outlier(int index, int rank, long nanos, OutlierCause cause) {}

package org.tutti.bench.comparisonrates;

/**
 * What was read in the launches of a cell.
 *
 * @param values the median of each launch, in nanoseconds
 * @param tick step of the clock, in nanoseconds; 0 if times are continuous
 */
record DrawnMedians(double[] values, double tick) {}

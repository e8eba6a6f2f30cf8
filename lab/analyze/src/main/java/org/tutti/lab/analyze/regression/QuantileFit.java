package org.tutti.lab.analyze.regression;

import org.tutti.stats.interval.Estimate;

/**
 * The line of one quantile: {@code intercept + slope x}.
 *
 * @param probability which quantile
 * @param intercept the quantile at {@code x = 0}; for a factor, of the base level
 * @param slope its change per unit of {@code x}; for a factor, from the base level to the other
 */
public record QuantileFit(double probability, Estimate intercept, Estimate slope) {}

package org.tutti.lab.analyze.regression;

/**
 * The line of one quantile without its uncertainty: {@code intercept + slope x}.
 *
 * @param probability which quantile
 * @param intercept the quantile at {@code x = 0}
 * @param slope its change per unit of {@code x}
 */
public record QuantileLine(double probability, double intercept, double slope) {}

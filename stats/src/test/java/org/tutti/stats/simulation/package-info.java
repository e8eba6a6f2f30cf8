/**
 * The levels of intervals and tests, by simulation with fixed seeds: how often a 95 % interval
 * covers, how often a test at 0.05 rejects a true null hypothesis. The number of trials is set by
 * the system property {@code tutti.simulation.trials}; {@code bench/statistics-rates} runs many and
 * keeps the outcome.
 */
package org.tutti.stats.simulation;

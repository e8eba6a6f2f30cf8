package org.tutti.analysis.phase;

/**
 * What a phase takes of a cell's operation.
 *
 * @param phase as the benchmark marks it; empty for what comes before the first mark
 * @param mean over ranks, of each rank's median over valid observations, in nanoseconds per
 *     operation; the median of that over launches
 * @param share of {@code mean} in the sum over all phases, from 0 to 1
 * @param slowestRank the rank with the largest median in most launches
 * @param slowest the largest median of a rank in nanoseconds; the median of that over launches
 */
public record PhaseFigures(
    String phase, double mean, double share, int slowestRank, double slowest) {}

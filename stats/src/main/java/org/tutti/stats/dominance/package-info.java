/**
 * Which of two samples tends to greater values, without assuming that they have one shape: whether
 * {@code P(X < Y) + P(X = Y) / 2} is one half, and by how much one sample must be shifted so that
 * it is.
 *
 * <pre>{@code
 * strata --> Placements --> Dominance (statistic) --+--> BrunnerMunzel: test, shift, interval
 *                                                   |
 * sizes or ties --> Dealing --> NullStatistics -----+
 *
 * Pairs --+--> SignedScores --> SignFlips ----------+--> SignedRanks: test, shift, interval
 *         |                                         |
 *         +--> SignedPlacements --------------------+
 * }</pre>
 */
package org.tutti.stats.dominance;

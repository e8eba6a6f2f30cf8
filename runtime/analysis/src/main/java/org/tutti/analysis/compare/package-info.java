/**
 * Compares two sides, each a campaign or the launches of one level of a factor (Hunold and
 * Carpen-Amarie 2016, section 5.2).
 *
 * <pre>{@code
 * two Sides --> CellMatcher --> CellPair --> CellJudge --> CellComparison   (one per cell)
 *                   |
 *                   +--> Comparability: what was measured differently
 * }</pre>
 *
 * <p>A {@link org.tutti.analysis.compare.Side} is a campaign, or the measurements of a campaign at
 * one level of a {@link org.tutti.analysis.compare.Contrast}: a factor of its design, a parameter
 * of its benchmarks, or the benchmarks of a class. The latter two are measured in the same
 * launches.
 *
 * <p>What is compared are the medians of the launches, never single observations: those would
 * suggest a certainty that repeated launches do not confirm. {@link
 * org.tutti.analysis.compare.CellJudge} is the procedure: which launches may be exchanged with
 * which, one statistic over them, its interval, and the verdict. A {@link
 * org.tutti.analysis.compare.ComparisonMethod} says which launches may be exchanged: where both
 * sides were launched alternately, those of a block, which removes the drift of the machine;
 * otherwise all of both sides, or a night with each of many nights.
 */
package org.tutti.analysis.compare;

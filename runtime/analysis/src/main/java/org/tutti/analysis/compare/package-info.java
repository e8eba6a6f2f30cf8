/**
 * A fair judge between two sides, each a campaign or the launches of one level of a factor (Hunold
 * and Carpen-Amarie 2016, section 5.2).
 *
 * <pre>{@code
 * two Sides --> CellMatcher --> CellPair --> CellJudge --> CellComparison   (one per cell)
 *                   |
 *                   +--> Comparability: what was not measured alike
 * }</pre>
 *
 * <p>A {@link org.tutti.analysis.compare.Side} is a campaign, or what a campaign has measured at
 * one level of a {@link org.tutti.analysis.compare.Contrast}: a factor of its design, a parameter
 * of its benchmarks, or the benchmarks of a class. The latter two are measured in the same
 * launches.
 *
 * <p>What is compared are the medians of the launches, never single observations: these would claim
 * a certainty that repeated launches do not bear out. Where both sides were launched alternately,
 * the launches of a block make a pair ({@link org.tutti.analysis.compare.PairedLaunches}), which
 * takes the drift of the machine out; otherwise the launches are independent ({@link
 * org.tutti.analysis.compare.IndependentLaunches}).
 */
package org.tutti.analysis.compare;

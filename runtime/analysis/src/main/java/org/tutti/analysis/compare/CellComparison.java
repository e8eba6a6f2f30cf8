package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.effect.EffectSize;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * The outcome for one cell.
 *
 * @param pair what was compared
 * @param ratio B / A with its interval; empty if there are too few launches
 * @param difference the evidence for a difference
 * @param equivalencePValue corrected p-value of the hypothesis that the ratio is outside the margin
 * @param verdict what can be concluded
 * @param moreLaunches approximate number of further launches of each side for a decision; 0 if it
 *     is decided
 */
public record CellComparison(
    CellPair pair,
    Optional<Estimate> ratio,
    Difference difference,
    double equivalencePValue,
    Verdict verdict,
    int moreLaunches) {

  /**
   * The evidence for a difference between both sides.
   *
   * @param test the test of this cell alone
   * @param correctedPValue its p-value, corrected for the number of cells
   * @param effect Cliff's delta of B against A: positive when B takes longer
   */
  public record Difference(TestResult test, double correctedPValue, EffectSize effect) {}
}

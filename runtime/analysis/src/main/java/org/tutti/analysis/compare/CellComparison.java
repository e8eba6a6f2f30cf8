package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * The outcome for one cell. If its launches fall into two modes, ratio and difference are those
 * within the modes.
 *
 * @param pair what was compared
 * @param ratio B / A with its interval; empty if there are too few launches
 * @param difference the evidence for a difference
 * @param modes how often both sides are in the slow mode; empty without modes
 * @param equivalencePValue corrected p-value of the hypothesis that the ratio is outside the margin
 * @param verdict what can be concluded: the direction of the difference unless the shares of the
 *     modes seem to say the opposite; else which side is more often slow
 * @param moreLaunches approximate number of further launches of each side for a decision; 0 if it
 *     is decided
 */
public record CellComparison(
    CellPair pair,
    Optional<Estimate> ratio,
    Difference difference,
    Optional<ModesComparison> modes,
    double equivalencePValue,
    Verdict verdict,
    int moreLaunches) {

  /**
   * The evidence for a difference between both sides.
   *
   * @param test the test of this cell alone
   * @param correctedPValue its p-value among all tests of the comparison
   * @param probability that a launch of B takes longer than one of A; ties count one half
   * @param direction slower, faster, or not enough evidence; of modes, within them
   */
  public record Difference(
      TestResult test, double correctedPValue, double probability, Verdict direction) {

    /** Whether one side is faster. */
    public boolean hasDirection() {
      return direction != Verdict.NOT_ENOUGH_EVIDENCE;
    }
  }
}

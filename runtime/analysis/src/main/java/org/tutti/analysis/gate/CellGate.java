package org.tutti.analysis.gate;

import java.util.Optional;
import org.tutti.analysis.compare.CellPair;
import org.tutti.stats.interval.Estimate;

/**
 * The outcome of one cell.
 *
 * @param pair baseline (A) and head (B)
 * @param ratio head / baseline with its interval, within modes if there are two; empty with too few
 *     launches
 * @param slowerPValue of the hypothesis that the head is within the margin and not more often in
 *     the slow one of two modes, corrected for the number of tests
 * @param withinPValue of the hypothesis that the head is slower than the margin allows
 * @param moreOftenSlow whether it is a regression because the head is more often in the slow mode
 * @param outcome passed, regression or inconclusive
 * @param moreLaunches approximate number of further launches of each side for a decision; 0 if it
 *     is decided
 */
public record CellGate(
    CellPair pair,
    Optional<Estimate> ratio,
    double slowerPValue,
    double withinPValue,
    boolean moreOftenSlow,
    GateOutcome outcome,
    int moreLaunches) {

  /** The same with another outcome, which no further launches of the first kind would change. */
  CellGate with(GateOutcome other) {
    return new CellGate(pair, ratio, slowerPValue, withinPValue, moreOftenSlow, other, 0);
  }

  /** Whether it seems slower than a margin allows, whatever the evidence for that. */
  boolean seemsSlower(double margin) {
    double seen =
        ratio.map(Estimate::value).orElse(pair.figuresOfB().median() / pair.figuresOfA().median());
    return outcome == GateOutcome.REGRESSION || seen > 1 + margin;
  }

  /** Whether this is the same cell of another measurement. */
  boolean isCellOf(CellGate other) {
    return pair.name().equals(other.pair.name());
  }
}

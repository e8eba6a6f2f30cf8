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
    int moreLaunches) {}

package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.effect.EffectSize;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * The judgment of a cell.
 *
 * @param pair what was compared
 * @param ratio B / A with its interval; empty with too few launches
 * @param test the test for a difference, on its own
 * @param correctedPValue its p-value among those of the other cells
 * @param effect Cliff's delta of B against A: positive when B takes longer
 * @param equivalencePValue corrected p-value of the hypothesis that the ratio is outside the margin
 * @param verdict what can be said
 * @param moreLaunches about how many further launches of each side would decide; 0 if it is decided
 */
public record CellComparison(
    CellPair pair,
    Optional<Estimate> ratio,
    TestResult test,
    double correctedPValue,
    EffectSize effect,
    double equivalencePValue,
    Verdict verdict,
    int moreLaunches) {}

package org.tutti.analysis.compare;

import java.util.Optional;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.shape.TwoModes;

/**
 * How often the launches of both sides are in the slow one of two modes.
 *
 * @param modes the modes of all launches, in nanoseconds
 * @param slowOfA number of launches of A in the slow mode
 * @param slowOfB number of launches of B in the slow mode
 * @param test the test of this cell alone that both are slow equally often
 * @param correctedPValue its p-value among all tests of the comparison
 * @param verdict more or less often slow, or not enough evidence
 * @param allLaunches B / A over all launches, whatever their mode; empty with too few launches
 */
public record ModesComparison(
    TwoModes modes,
    int slowOfA,
    int slowOfB,
    TestResult test,
    double correctedPValue,
    Verdict verdict,
    Optional<Estimate> allLaunches) {}

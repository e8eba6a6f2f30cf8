package org.tutti.lab.replicate;

import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.FurtherLaunches;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.planning.FurtherSamples;

/**
 * That the left side, A, takes longer than the right one by more than a margin, by the rule of
 * {@link org.tutti.lab.check.guideline.GuidelineTest#ownViolated}.
 *
 * @param range of the ratio of the right side to the left one
 */
record ViolationClaim(RangeClaim range) implements RatioClaim {
  @Override
  public CellPair pair() {
    return range.pair();
  }

  @Override
  public ClaimState state(CellComparison found) {
    boolean isBeyond = found.ratio().filter(ratio -> ratio.value() <= range.most()).isPresent();
    return found.verdict() == Verdict.FASTER && isBeyond
        ? ClaimState.HOLDS
        : range.state(found) == ClaimState.DOES_NOT_HOLD
            ? ClaimState.DOES_NOT_HOLD
            : ClaimState.UNDECIDED;
  }

  @Override
  public FurtherSamples further(CellComparison found, FurtherLaunches launches) {
    // Below the limit, no number shows that it lies above; of few launches there is no ratio yet.
    boolean isWithin = found.ratio().filter(ratio -> ratio.value() > range.most()).isPresent();
    FurtherSamples refuted = launches.above(range.most());
    return isWithin ? refuted : launches.below(1).orEarlier(refuted);
  }
}

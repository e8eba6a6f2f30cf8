package org.tutti.lab.replicate;

import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.FurtherLaunches;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/**
 * That the ratio lies between two limits.
 *
 * @param pair the cell, as it is measured now
 * @param least 0 if there is no lower limit
 * @param most infinite if there is no upper limit
 */
public record RangeClaim(CellPair pair, double least, double most) implements RatioClaim {
  @Override
  public ClaimState state(CellComparison found) {
    return found.ratio().map(this::state).orElse(ClaimState.UNDECIDED);
  }

  /** What an interval of the ratio says. */
  public ClaimState state(Estimate ratio) {
    if (ratio.low() > least && ratio.high() < most) {
      return ClaimState.HOLDS;
    }
    return ratio.high() <= least || ratio.low() >= most
        ? ClaimState.DOES_NOT_HOLD
        : ClaimState.UNDECIDED;
  }

  @Override
  public FurtherSamples further(CellComparison found, FurtherLaunches launches) {
    FurtherSamples none = new FurtherSamples(1, 1, 1);
    FurtherSamples above = least > 0 ? launches.above(least) : none;
    FurtherSamples below = most < Double.POSITIVE_INFINITY ? launches.below(most) : none;
    FurtherSamples refuted =
        (least > 0 ? launches.below(least) : FurtherSamples.NEVER)
            .orEarlier(
                most < Double.POSITIVE_INFINITY ? launches.above(most) : FurtherSamples.NEVER);
    return above.andAlso(below).orEarlier(refuted);
  }
}

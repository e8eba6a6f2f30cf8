package org.tutti.lab.replicate;

import org.tutti.analysis.compare.CellComparison;
import org.tutti.analysis.compare.CellPair;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.FurtherLaunches;
import org.tutti.analysis.compare.Verdict;
import org.tutti.stats.planning.FurtherSamples;

/**
 * That a verdict is found again. A difference that is equivalent now is contradicted only if it was
 * beyond the margin before: otherwise one true ratio may be behind both.
 *
 * @param pair the cell, as it is measured now
 * @param verdict what was concluded before; not that there is not enough evidence
 * @param wasBeyond whether the interval of the ratio lay beyond the margin
 * @param factor of the margin, such as 1.03
 */
public record VerdictClaim(CellPair pair, Verdict verdict, boolean wasBeyond, double factor)
    implements RatioClaim {

  /** That the verdict of an earlier comparison is found again. */
  public static VerdictClaim of(CellPair pair, CellComparison before, ComparisonOptions options) {
    double factor = 1 + options.margin();
    return new VerdictClaim(
        pair,
        before.verdict(),
        before.ratio().filter(r -> r.low() > factor || r.high() < 1 / factor).isPresent(),
        factor);
  }

  @Override
  public ClaimState state(CellComparison found) {
    if (found.verdict() == verdict) {
      return ClaimState.HOLDS;
    }
    return isRefuted(found) ? ClaimState.DOES_NOT_HOLD : ClaimState.UNDECIDED;
  }

  private boolean isRefuted(CellComparison found) {
    return switch (verdict) {
      case FASTER -> found.verdict() == Verdict.SLOWER || isRefutedBySame(found);
      case SLOWER -> found.verdict() == Verdict.FASTER || isRefutedBySame(found);
      case MORE_OFTEN_SLOW -> found.verdict() == Verdict.LESS_OFTEN_SLOW;
      case LESS_OFTEN_SLOW -> found.verdict() == Verdict.MORE_OFTEN_SLOW;
      case EQUIVALENT ->
          found.ratio().filter(r -> r.low() >= factor || r.high() <= 1 / factor).isPresent();
      case NOT_ENOUGH_EVIDENCE -> false;
    };
  }

  private boolean isRefutedBySame(CellComparison found) {
    return wasBeyond && found.verdict() == Verdict.EQUIVALENT;
  }

  @Override
  public FurtherSamples further(CellComparison found, FurtherLaunches launches) {
    FurtherSamples same = launches.above(1 / factor).andAlso(launches.below(factor));
    FurtherSamples refutedBySame = wasBeyond ? same : FurtherSamples.NEVER;
    return switch (verdict) {
      case SLOWER -> launches.above(1).orEarlier(launches.below(1)).orEarlier(refutedBySame);
      case FASTER -> launches.below(1).orEarlier(launches.above(1)).orEarlier(refutedBySame);
      case EQUIVALENT ->
          same.orEarlier(launches.above(factor)).orEarlier(launches.below(1 / factor));
      case MORE_OFTEN_SLOW, LESS_OFTEN_SLOW, NOT_ENOUGH_EVIDENCE ->
          found.more().orElse(FurtherSamples.NEVER);
    };
  }
}

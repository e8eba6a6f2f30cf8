package org.tutti.lab.replicate;

import java.util.List;
import java.util.Optional;
import org.tutti.analysis.column.RowPlace;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/**
 * A conclusion and whether another campaign has found it again.
 *
 * @param kind what it is about
 * @param place the cell, or the group of cells
 * @param statement what was concluded, in words
 * @param before the ratio with its interval, as the first campaign found it
 * @param now the same in the second campaign, whose interval has the level of all statements
 *     together
 * @param state whether it holds
 * @param further how many more launches of the second campaign would decide it, if it is undecided
 * @param launches there are
 * @param reason why it could not be judged, in words; empty if it was
 */
public record CheckedConclusion(
    ConclusionKind kind,
    RowPlace place,
    String statement,
    Optional<Estimate> before,
    Optional<Estimate> now,
    ClaimState state,
    FurtherSamples further,
    int launches,
    String reason) {

  static CheckedConclusion of(Conclusion conclusion, List<JudgedClaim> claims) {
    ClaimState state = ClaimState.HOLDS;
    FurtherSamples further = new FurtherSamples(1, 1, 1);
    int launches = Integer.MAX_VALUE;
    for (JudgedClaim claim : claims) {
      if (claim.state() == ClaimState.DOES_NOT_HOLD || state == ClaimState.HOLDS) {
        state = claim.state();
      }
      if (claim.state() == ClaimState.UNDECIDED) {
        further = further.andAlso(claim.further());
      }
      launches = Math.min(launches, claim.launches());
    }
    return new CheckedConclusion(
        conclusion.kind(),
        conclusion.place(),
        conclusion.statement(),
        conclusion.ratio(),
        claims.size() == 1 ? claims.get(0).ratio() : Optional.empty(),
        state,
        further,
        launches,
        "");
  }

  static CheckedConclusion unjudged(Conclusion conclusion, String reason) {
    return new CheckedConclusion(
        conclusion.kind(),
        conclusion.place(),
        conclusion.statement(),
        conclusion.ratio(),
        Optional.empty(),
        ClaimState.UNDECIDED,
        FurtherSamples.NEVER,
        0,
        reason);
  }
}

package org.tutti.lab.replicate;

import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.planning.FurtherSamples;

/**
 * A statement and what was found of it.
 *
 * @param claim the statement
 * @param state what was found
 * @param ratio of the cell that a reader wants to see, with its interval; empty if there are too
 *     few launches
 * @param further how many more launches of each side would decide it, if it is undecided
 * @param launches there are, of the side with fewer
 */
public record JudgedClaim(
    RatioClaim claim,
    ClaimState state,
    Optional<Estimate> ratio,
    FurtherSamples further,
    int launches) {}

package org.tutti.rank.cell;

import java.util.Optional;
import org.tutti.diagnostics.MeasurementProblem;
import org.tutti.mpi.exchange.CollectiveExchange;
import org.tutti.rank.payload.PayloadCheck;
import org.tutti.records.launch.Warning;

/**
 * The bits of a reduction of floating-point numbers that is rounded. An algorithm may combine them
 * in another order on each rank, or in each launch.
 *
 * @param hash of the results of all ranks: the same in each launch if the results are
 * @param areSame whether all ranks that should have the same result have the same bits
 */
public record ReductionBits(long hash, boolean areSame) {
  /** What is to be said of the cell, if ranks differ. */
  Optional<Warning> warning() {
    return areSame
        ? Optional.empty()
        : Optional.of(Warning.of(MeasurementProblem.REDUCTION_BITS_DIFFER));
  }

  /** The bits of two reductions. */
  ReductionBits and(ReductionBits next) {
    return new ReductionBits(31 * hash + next.hash, areSame && next.areSame);
  }

  /** Collective over the ranks that take part, after the operation. */
  static ReductionBits of(PayloadCheck check, CollectiveExchange collectives) {
    long here = check.reducedHash();
    boolean isSameResult = collectives.isSame(check.reducedSources());
    return new ReductionBits(
        collectives
            .from(0, String.join(",", collectives.gather(Long.toHexString(here))))
            .hashCode(),
        !isSameResult || collectives.isSame(here));
  }
}

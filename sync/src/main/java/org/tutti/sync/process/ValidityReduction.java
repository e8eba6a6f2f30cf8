package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/**
 * Joins the verdicts of all ranks on a run. A rank that is late (or overran) by some nanoseconds
 * says so together with its number, and the largest value of all ranks wins.
 */
final class ValidityReduction {
  private static final int RANK_BITS = 20;
  private static final long RANK_MASK = (1L << RANK_BITS) - 1;
  private static final long MOST = 1L << (62 - RANK_BITS);

  private final Communicator communicator;
  private final Agreement agreement;

  ValidityReduction(Communicator communicator) {
    this.communicator = communicator;
    this.agreement = new Agreement(communicator);
  }

  /**
   * Collective.
   *
   * @param lateBy nanoseconds by which this rank started late, by index; 0 when it did not
   * @param overBy nanoseconds by which this rank exceeded its window; 0 when it did not
   * @param planned global times at which they were to start; kept, not copied
   */
  RunValidity join(long[] lateBy, long[] overBy, long[] planned) {
    int count = lateBy.length;
    long[] votes = new long[2 * count];
    for (int index = 0; index < count; index++) {
      votes[index] = vote(lateBy[index]);
      votes[count + index] = vote(overBy[index]);
    }
    if (count > 0) {
      agreement.maximum(votes);
    }
    RunValidity judgment = RunValidity.ofPlanned(planned);
    for (int index = 0; index < count; index++) {
      if (votes[count + index] > 0) {
        judgment.flag(index, Flag.WINDOW_EXCEEDED, (int) (votes[count + index] & RANK_MASK));
      }
      if (votes[index] > 0) {
        judgment.flag(index, Flag.STARTED_LATE, (int) (votes[index] & RANK_MASK));
      }
    }
    return judgment;
  }

  private long vote(long nanos) {
    return nanos <= 0 ? 0 : Math.min(nanos, MOST) << RANK_BITS | communicator.rank();
  }
}

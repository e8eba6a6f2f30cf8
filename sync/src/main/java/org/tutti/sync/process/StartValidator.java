package org.tutti.sync.process;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.exchange.CollectiveExchange;

/**
 * Finds which planned starts were met. Lateness is that of the start itself, after the wait: a rank
 * that lost its core while it waited is late, though it began to wait in time.
 *
 * <p>Each rank encodes by how many nanoseconds it was late, or overran, together with its number,
 * so that the largest value over all ranks also names the rank that caused it.
 */
final class StartValidator {
  private static final int RANK_BITS = 20;
  private static final long RANK_MASK = (1L << RANK_BITS) - 1;
  private static final long MAX_NANOS = 1L << (62 - RANK_BITS);

  private final int rank;
  private final CollectiveExchange collectives;
  private final long tolerance;

  /**
   * @param tolerance how late a start may be, in nanoseconds
   */
  StartValidator(Communicator communicator, long tolerance) {
    this.rank = communicator.rank();
    this.collectives = new CollectiveExchange(communicator);
    this.tolerance = tolerance;
  }

  /**
   * Collective.
   *
   * @param planned local start times as planned
   * @param global the same as times of the global clock; as many as there are observations; kept,
   *     not copied
   * @param length time that an observation may take from its planned start
   */
  RunValidity validate(long[] planned, long[] global, long[] starts, long[] ends, long length) {
    int count = global.length;
    long[] excesses = new long[2 * count];
    for (int index = 0; index < count; index++) {
      excesses[index] = encode(starts[index] - planned[index] - tolerance);
      excesses[count + index] = encode(ends[index] - planned[index] - length);
    }
    collectives.maximum(excesses);
    RunValidity validity = RunValidity.ofPlanned(global);
    for (int index = 0; index < count; index++) {
      flag(validity, index, Flag.WINDOW_EXCEEDED, excesses[count + index]);
      flag(validity, index, Flag.STARTED_LATE, excesses[index]);
    }
    return validity;
  }

  private long encode(long nanos) {
    return nanos <= 0 ? 0 : Math.min(nanos, MAX_NANOS) << RANK_BITS | rank;
  }

  private static void flag(RunValidity validity, int index, byte flag, long excess) {
    if (excess > 0) {
      validity.flag(index, flag, (int) (excess & RANK_MASK));
    }
  }
}

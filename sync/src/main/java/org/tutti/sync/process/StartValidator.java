package org.tutti.sync.process;

import org.tutti.mpi.Communicator;

/**
 * Judges starts that were planned. Lateness is that of the start itself, after the wait: a rank
 * that lost its core while it waited is late, though it began to wait in time.
 */
final class StartValidator {
  private final ValidityReduction verdicts;
  private final long tolerance;

  /**
   * @param tolerance how late a start may be, in nanoseconds
   */
  StartValidator(Communicator communicator, long tolerance) {
    this.verdicts = new ValidityReduction(communicator);
    this.tolerance = tolerance;
  }

  /**
   * Collective.
   *
   * @param planned local start times as planned
   * @param global the same as times of the global clock, the same on all ranks; as many as there
   *     are observations
   * @param length time that an observation may take from its planned start
   */
  RunValidity judge(long[] planned, long[] global, long[] starts, long[] ends, long length) {
    int count = global.length;
    long[] lateBy = new long[count];
    long[] overBy = new long[count];
    for (int index = 0; index < count; index++) {
      lateBy[index] = starts[index] - planned[index] - tolerance;
      overBy[index] = ends[index] - planned[index] - length;
    }
    return verdicts.join(lateBy, overBy, global);
  }
}

package org.tutti.operations.onesided;

import org.tutti.annotations.Param;
import org.tutti.diagnostics.MeasurementProblem;

/**
 * An operation on the memory of a rank that computes at first. If the operation ends before that
 * rank is done, the library needs no help of the target.
 */
public abstract class DelayedBenchmark extends OneSidedBenchmark {
  /** How long the target computes, in microseconds. */
  @Param("100")
  public int delay;

  DelayedBenchmark(WindowAccess access) {
    super(access);
  }

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    if (delay < 0) {
      throw MeasurementProblem.PARAMETER_VALUE_INVALID.error(
          "Parameter delay cannot be '" + delay + "'.", "Give a number of microseconds.");
    }
  }

  /** On the other ranks: computes, and then does what the epoch needs. */
  protected final void exposeLate(int rank) {
    long end = System.nanoTime() + delay * 1_000L;
    while (rank == target && System.nanoTime() < end) {
      Thread.onSpinWait();
    }
    expose(rank);
  }
}

package org.tutti.operations.onesided;

import org.tutti.annotations.Param;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;

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
    LeastValue.check("delay", delay, 0);
  }

  /** Computes on the other ranks, and then does what the epoch needs. */
  protected final void exposeLate(int rank) {
    if (rank == target) {
      BusyWait.micros(delay);
    }
    expose(rank);
  }
}

package org.tutti.operations.delayed;

import java.util.concurrent.TimeUnit;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.mpi.Communicator;

/** A process that begins later than the others. */
@State
public class LateRank {
  /** By how many microseconds. */
  @Param("100")
  public int delay;

  @Param("0")
  public int late;

  private long nanos;

  @Setup
  public void make(Communicator comm) {
    if (delay < 0) {
      throw new IllegalArgumentException("delay must be at least 0, but is " + delay);
    }
    if (late < 0 || late >= comm.size()) {
      throw new IllegalArgumentException(
          "late must be one of " + comm.size() + " ranks, but is " + late);
    }
    nanos = comm.rank() == late ? TimeUnit.MICROSECONDS.toNanos(delay) : 0;
  }

  /** Waits in the late process without giving its processor away, and returns at once in others. */
  public void pause() {
    if (nanos == 0) {
      return;
    }
    long start = System.nanoTime();
    while (System.nanoTime() - start < nanos) {
      Thread.onSpinWait();
    }
  }
}

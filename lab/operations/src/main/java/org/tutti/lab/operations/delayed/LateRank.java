package org.tutti.lab.operations.delayed;

import java.util.concurrent.TimeUnit;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.ParameterCheck;

/** A process that begins later than the others. */
@State
public class LateRank implements ParameterCheck {
  /** The delay in microseconds. */
  @Param("100")
  public int delay;

  @Param("0")
  public int late;

  private long nanos;

  @Override
  public void checkProcesses(int processes) {
    LeastValue.check("delay", delay, 0);
    LeastValue.check("late", late, 0);
    if (late >= processes) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "Parameter late cannot be '" + late + "' with " + processes + " processes.",
          "Give a rank.");
    }
  }

  @Setup
  public void make(Communicator comm, Control control) {
    nanos = comm.rank() == late ? TimeUnit.MICROSECONDS.toNanos(delay) : 0;
    if (nanos > 0) {
      control.computes();
    }
  }

  /** Waits in the late process, and returns at once in others. */
  public void pause() {
    BusyWait.nanos(nanos);
  }
}

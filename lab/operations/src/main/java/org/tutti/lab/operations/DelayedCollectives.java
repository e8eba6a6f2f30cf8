package org.tutti.lab.operations;

import java.util.concurrent.TimeUnit;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.State;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.ParameterCheck;

/**
 * Operations that one process calls later than the others, the suite {@code delayed}: how much of a
 * delay the other processes wait for depends on the algorithm of the operation.
 */
public class DelayedCollectives {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:delayed", suites = "delayed")
  @Counterparts(skampi = "delayed_Alltoall")
  @Description("one process calls it late; the time includes the delay")
  public void alltoall(Communicator comm, Message message, LateRank late) {
    late.pause();
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:delayed", suites = "delayed")
  @Counterparts(skampi = "delayed_Gather")
  @Description("one process calls it late; the time includes the delay")
  public void gather(Communicator comm, Message message, LateRank late) {
    late.pause();
    comm.gather(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }

  /** A process that begins later than the others. */
  @State
  public static class LateRank implements ParameterCheck {
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
}

package org.tutti.operations.pointtopoint;

import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BusyWait;
import org.tutti.operations.state.LeastValue;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** A halo exchange while the application computes what needs no halo. */
public class HaloComputing extends HaloRequests {
  /** How long it computes, in microseconds. */
  @Param("100")
  public int delay;

  @Override
  public void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("delay", delay, 0);
  }

  @Setup
  public void sayDelay(Control control) {
    if (delay > 0) {
      control.computes();
    }
  }

  @Benchmark(operation = "HALO_COMPUTING")
  @Catalog(value = "halo:computing", suites = "point-to-point")
  @Counterparts(skampi = "twosided_borderexchange")
  @Description("a halo exchange with a computation between its start and MPI_Waitall")
  public void exchange(Communicator comm, Message message) {
    start(comm, message);
    BusyWait.micros(delay);
    requests.waitAll();
  }
}

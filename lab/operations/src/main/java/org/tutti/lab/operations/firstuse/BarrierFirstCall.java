package org.tutti.lab.operations.firstuse;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;

/** {@code MPI_Barrier} as the first call on a communicator. */
public class BarrierFirstCall extends FreshCommunicator {
  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Barrier:first-call", suites = "first-use")
  @Description("the first call on a communicator, which is made outside the time")
  @Param(msizes = 0)
  public void call() {
    fresh.barrier();
  }
}

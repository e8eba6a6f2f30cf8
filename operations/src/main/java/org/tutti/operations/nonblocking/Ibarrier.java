package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;

/** {@code MPI_Ibarrier}, waited for at once: no process leaves before all have entered. */
public class Ibarrier {
  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Ibarrier", suites = "nonblocking")
  @Counterparts(osu = "osu_ibarrier, pure time", imb = "IMB-NBC Ibarrier_pure")
  @Param(msizes = 0)
  public void ibarrier(Communicator comm, PendingRequest pending) {
    Request request = pending.request;
    comm.ibarrier(request);
    request.waitFor();
  }
}

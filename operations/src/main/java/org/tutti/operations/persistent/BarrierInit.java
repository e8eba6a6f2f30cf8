package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Barrier_init}, started and waited for: no process leaves before all have entered. */
public class BarrierInit extends PersistentRequest {
  @Collective(Operation.BARRIER)
  @Catalog(value = "MPI_Barrier_init", suites = "persistent")
  @Counterparts(osu = "osu_barrier_persistent", imb = "IMB-MPI4 Barrier_pure_persistent")
  @Param(msizes = 0)
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.barrierInit(request);
  }
}

package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allreduce_init}, started and waited for: all processes get the reduction of all
 * blocks.
 */
public class AllreduceInit extends PersistentRequest {
  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce_init", suites = "persistent")
  @Counterparts(osu = "osu_allreduce_persistent", imb = "IMB-MPI4 Allreduce_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.allreduceInit(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
  }
}

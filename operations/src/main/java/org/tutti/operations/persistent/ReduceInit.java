package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.RootedPersistentRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Reduce_init}, started and waited for: the root gets the reduction of all blocks. */
public class ReduceInit extends RootedPersistentRequest {
  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce_init", suites = "persistent")
  @Counterparts(osu = "osu_reduce_persistent", imb = "IMB-MPI4 Reduce_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.reduceInit(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        root,
        request);
  }
}

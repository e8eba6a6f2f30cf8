package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Exscan_init}, started and waited for: each process gets the reduction of the blocks
 * before its own.
 */
public class ExscanInit extends PersistentRequest {
  @Collective(Operation.EXSCAN)
  @Catalog(value = "MPI_Exscan_init", suites = "persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.exscanInit(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
  }
}

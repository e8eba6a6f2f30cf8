package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Reduce_scatter_block_init}, started and waited for: each process gets its block of the
 * reduction.
 */
public class ReduceScatterBlockInit extends PersistentRequest {
  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block_init", suites = "persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.reduceScatterBlockInit(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
  }
}

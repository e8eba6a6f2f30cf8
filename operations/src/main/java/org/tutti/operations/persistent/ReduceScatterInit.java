package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Reduce_scatter_init}, started and waited for: each process gets its block of the
 * reduction, with a count for each.
 */
public class ReduceScatterInit extends PersistentRequest {
  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Reduce_scatter_init", suites = "persistent")
  @Counterparts(
      osu = "osu_reduce_scatter_persistent",
      imb = "IMB-MPI4 Reduce_scatter_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.reduceScatterInit(
        message.send(), message.receive(), blocks, message.datatype(), message.op(), request);
  }
}

package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ireduce_scatter}, waited for at once: each process gets its block of the reduction,
 * with a count for each.
 */
public class IreduceScatter {
  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Ireduce_scatter", suites = "nonblocking")
  @Counterparts(osu = "osu_ireduce_scatter, pure time", imb = "IMB-NBC Ireduce_scatter_pure")
  public void ireduceScatter(
      Communicator comm, Message message, BlocksOfMessage blocks, PendingRequest pending) {
    Request request = pending.request;
    comm.ireduceScatter(
        message.send(), message.receive(), blocks.all, message.datatype(), message.op(), request);
    request.waitFor();
  }
}

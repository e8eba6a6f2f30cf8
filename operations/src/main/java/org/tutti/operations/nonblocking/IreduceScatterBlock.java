package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ireduce_scatter_block}, waited for at once: each process gets its block of the
 * reduction.
 */
public class IreduceScatterBlock {
  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Ireduce_scatter_block", suites = "nonblocking")
  @Counterparts(osu = "osu_ireduce_scatter_block, pure time")
  public void ireduceScatterBlock(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.ireduceScatterBlock(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
    request.waitFor();
  }
}

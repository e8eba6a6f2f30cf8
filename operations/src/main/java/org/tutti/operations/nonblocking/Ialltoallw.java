package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Ialltoallw}, waited for at once: each process gets a block of its own from each
 * process, with counts, displacements, and datatypes.
 */
public class Ialltoallw {
  @Collective(value = Operation.ALLTOALLW, datatype = byte.class)
  @Catalog(value = "MPI_Ialltoallw", suites = "nonblocking")
  @Counterparts(osu = "osu_ialltoallw, pure time")
  public void ialltoallw(
      Communicator comm, Message message, TypedBlocksOfMessage blocks, PendingRequest pending) {
    Request request = pending.request;
    comm.ialltoallw(message.send(), blocks.all, message.receive(), blocks.all, request);
    request.waitFor();
  }
}

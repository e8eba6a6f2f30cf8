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
 * {@code MPI_Ialltoallv}, waited for at once: each process gets a block of its own from each
 * process, with counts and displacements.
 */
public class Ialltoallv {
  @Collective(value = Operation.ALLTOALLV, datatype = byte.class)
  @Catalog(value = "MPI_Ialltoallv", suites = "nonblocking")
  @Counterparts(osu = "osu_ialltoallv, pure time", imb = "IMB-NBC Ialltoallv_pure")
  public void ialltoallv(
      Communicator comm, Message message, BlocksOfMessage blocks, PendingRequest pending) {
    Request request = pending.request;
    comm.ialltoallv(
        message.send(), blocks.all, message.receive(), blocks.all, message.datatype(), request);
    request.waitFor();
  }
}

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
 * {@code MPI_Ialltoall}, waited for at once: each process gets a block of its own from each
 * process.
 */
public class Ialltoall {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Ialltoall", suites = "nonblocking")
  @Counterparts(osu = "osu_ialltoall, pure time", imb = "IMB-NBC Ialltoall_pure")
  public void ialltoall(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.ialltoall(message.send(), message.receive(), message.count(), message.datatype(), request);
    request.waitFor();
  }
}

package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Iallgather}, waited for at once: all processes get a block of each process. */
public class Iallgather {
  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Iallgather", suites = "nonblocking")
  @Counterparts(osu = "osu_iallgather, pure time", imb = "IMB-NBC Iallgather_pure")
  public void iallgather(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.iallgather(
        message.send(), message.receive(), message.count(), message.datatype(), request);
    request.waitFor();
  }
}

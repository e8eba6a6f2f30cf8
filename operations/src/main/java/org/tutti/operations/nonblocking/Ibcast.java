package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Ibcast}, waited for at once: all processes get the block of the root. */
public class Ibcast {
  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Ibcast", suites = "nonblocking")
  @Counterparts(osu = "osu_ibcast, pure time", imb = "IMB-NBC Ibcast_pure")
  public void ibcast(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.ibcast(message.send(), message.count(), message.datatype(), message.root(), request);
    request.waitFor();
  }
}

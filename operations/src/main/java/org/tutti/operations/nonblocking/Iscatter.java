package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Iscatter}, waited for at once: each process gets a block of the root. */
public class Iscatter {
  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Iscatter", suites = "nonblocking")
  @Counterparts(osu = "osu_iscatter, pure time", imb = "IMB-NBC Iscatter_pure")
  public void iscatter(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.iscatter(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.root(),
        request);
    request.waitFor();
  }
}

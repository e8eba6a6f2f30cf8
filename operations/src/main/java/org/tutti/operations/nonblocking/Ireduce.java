package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Ireduce}, waited for at once: the root gets the reduction of all blocks. */
public class Ireduce {
  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Ireduce", suites = "nonblocking")
  @Counterparts(osu = "osu_ireduce, pure time", imb = "IMB-NBC Ireduce_pure")
  public void ireduce(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.ireduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        message.root(),
        request);
    request.waitFor();
  }
}

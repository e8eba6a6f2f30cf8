package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Iallreduce}, waited for at once: all processes get the reduction of all blocks. */
public class Iallreduce {
  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Iallreduce", suites = "nonblocking")
  @Counterparts(osu = "osu_iallreduce, pure time", imb = "IMB-NBC Iallreduce_pure")
  public void iallreduce(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.iallreduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
    request.waitFor();
  }
}

package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Iexscan}, waited for at once: each process gets the reduction of the blocks before its
 * own.
 */
public class Iexscan {
  @Collective(Operation.EXSCAN)
  @Catalog(value = "MPI_Iexscan", suites = "nonblocking")
  public void iexscan(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.iexscan(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
    request.waitFor();
  }
}

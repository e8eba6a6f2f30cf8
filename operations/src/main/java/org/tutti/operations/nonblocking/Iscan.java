package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Iscan}, waited for at once: each process gets the reduction of the blocks up to its
 * own.
 */
public class Iscan {
  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Iscan", suites = "nonblocking")
  public void iscan(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.iscan(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
    request.waitFor();
  }
}

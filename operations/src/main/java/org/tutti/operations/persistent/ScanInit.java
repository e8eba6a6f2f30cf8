package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Scan_init}, started and waited for: each process gets the reduction of the blocks up
 * to its own.
 */
public class ScanInit extends PersistentRequest {
  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan_init", suites = "persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.scanInit(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        request);
  }
}

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
 * {@code MPI_Iscatterv}, waited for at once: each process gets a block of the root, with counts and
 * displacements.
 */
public class Iscatterv {
  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Iscatterv", suites = "nonblocking")
  @Counterparts(osu = "osu_iscatterv, pure time", imb = "IMB-NBC Iscatterv_pure")
  public void iscatterv(
      Communicator comm, Message message, BlocksOfMessage blocks, PendingRequest pending) {
    Request request = pending.request;
    comm.iscatterv(
        message.send(),
        blocks.all,
        message.receive(),
        blocks.own,
        message.datatype(),
        message.root(),
        request);
    request.waitFor();
  }
}

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
 * {@code MPI_Igatherv}, waited for at once: the root gets a block of each process, with counts and
 * displacements.
 */
public class Igatherv {
  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Igatherv", suites = "nonblocking")
  @Counterparts(osu = "osu_igatherv, pure time", imb = "IMB-NBC Igatherv_pure")
  public void igatherv(
      Communicator comm, Message message, BlocksOfMessage blocks, PendingRequest pending) {
    Request request = pending.request;
    comm.igatherv(
        message.send(),
        blocks.own,
        message.receive(),
        blocks.all,
        message.datatype(),
        message.root(),
        request);
    request.waitFor();
  }
}

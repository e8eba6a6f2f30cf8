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
 * {@code MPI_Iallgatherv}, waited for at once: all processes get a block of each process, with
 * counts and displacements.
 */
public class Iallgatherv {
  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Iallgatherv", suites = "nonblocking")
  @Counterparts(osu = "osu_iallgatherv, pure time", imb = "IMB-NBC Iallgatherv_pure")
  public void iallgatherv(
      Communicator comm, Message message, BlocksOfMessage blocks, PendingRequest pending) {
    Request request = pending.request;
    comm.iallgatherv(
        message.send(), blocks.own, message.receive(), blocks.all, message.datatype(), request);
    request.waitFor();
  }
}

package org.tutti.operations.nonblocking;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PendingRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Igather}, waited for at once: the root gets a block of each process. */
public class Igather {
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Igather", suites = "nonblocking")
  @Counterparts(osu = "osu_igather, pure time", imb = "IMB-NBC Igather_pure")
  public void igather(Communicator comm, Message message, PendingRequest pending) {
    Request request = pending.request;
    comm.igather(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.root(),
        request);
    request.waitFor();
  }
}

package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.RootedPersistentRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Gather_init}, started and waited for: the root gets a block of each process. */
public class GatherInit extends RootedPersistentRequest {
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather_init", suites = "persistent")
  @Counterparts(osu = "osu_gather_persistent", imb = "IMB-MPI4 Gather_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.gatherInit(
        message.send(), message.receive(), message.count(), message.datatype(), root, request);
  }
}

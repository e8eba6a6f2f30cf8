package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.RootedPersistentRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast_init}, started and waited for: all processes get the block of the root. */
public class BcastInit extends RootedPersistentRequest {
  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast_init", suites = "persistent")
  @Counterparts(osu = "osu_bcast_persistent", imb = "IMB-MPI4 Bcast_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.bcastInit(message.send(), message.count(), message.datatype(), root, request);
  }
}

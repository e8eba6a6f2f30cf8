package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.RootedPersistentRequest;
import org.tutti.runtime.Message;

/** {@code MPI_Scatter_init}, started and waited for: each process gets a block of the root. */
public class ScatterInit extends RootedPersistentRequest {
  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter_init", suites = "persistent")
  @Counterparts(osu = "osu_scatter_persistent", imb = "IMB-MPI4 Scatter_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    comm.scatterInit(
        message.send(), message.receive(), message.count(), message.datatype(), root, request);
  }
}

package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allgather_init}, started and waited for: all processes get a block of each process.
 */
public class AllgatherInit extends PersistentRequest {
  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather_init", suites = "persistent")
  @Counterparts(osu = "osu_allgather_persistent", imb = "IMB-MPI4 Allgather_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.allgatherInit(
        message.send(), message.receive(), message.count(), message.datatype(), request);
  }
}

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
 * {@code MPI_Alltoall_init}, started and waited for: each process gets a block of its own from each
 * process.
 */
public class AlltoallInit extends PersistentRequest {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall_init", suites = "persistent")
  @Counterparts(osu = "osu_alltoall_persistent", imb = "IMB-MPI4 Alltoall_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    comm.alltoallInit(
        message.send(), message.receive(), message.count(), message.datatype(), request);
  }
}

package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Alltoallv_init}, started and waited for: each process gets a block of its own from
 * each process, with counts and displacements.
 */
public class AlltoallvInit extends PersistentRequest {
  @Collective(value = Operation.ALLTOALLV, datatype = byte.class)
  @Catalog(value = "MPI_Alltoallv_init", suites = "persistent")
  @Counterparts(osu = "osu_alltoallv_persistent", imb = "IMB-MPI4 Alltoallv_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.alltoallvInit(
        message.send(), blocks, message.receive(), blocks, message.datatype(), request);
  }
}

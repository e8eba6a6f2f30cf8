package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Alltoallw_init}, started and waited for: each process gets a block of its own from
 * each process, with counts, displacements, and datatypes.
 */
public class AlltoallwInit extends PersistentRequest {
  @Collective(value = Operation.ALLTOALLW, datatype = byte.class)
  @Catalog(value = "MPI_Alltoallw_init", suites = "persistent")
  @Counterparts(osu = "osu_alltoallw_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    TypedBlocks blocks = TypedBlocksOfMessage.of(comm, message);
    comm.alltoallwInit(message.send(), blocks, message.receive(), blocks, request);
  }
}

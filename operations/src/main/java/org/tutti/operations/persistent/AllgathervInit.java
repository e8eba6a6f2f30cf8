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
 * {@code MPI_Allgatherv_init}, started and waited for: all processes get a block of each process,
 * with counts and displacements.
 */
public class AllgathervInit extends PersistentRequest {
  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv_init", suites = "persistent")
  @Counterparts(osu = "osu_allgatherv_persistent", imb = "IMB-MPI4 Allgatherv_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.allgathervInit(
        message.send(),
        blocks.count(comm.rank()),
        message.receive(),
        blocks,
        message.datatype(),
        request);
  }
}

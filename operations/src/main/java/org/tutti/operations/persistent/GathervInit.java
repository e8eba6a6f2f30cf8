package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.RootedPersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Gatherv_init}, started and waited for: the root gets a block of each process, with
 * counts and displacements.
 */
public class GathervInit extends RootedPersistentRequest {
  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Gatherv_init", suites = "persistent")
  @Counterparts(osu = "osu_gatherv_persistent", imb = "IMB-MPI4 Gatherv_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.gathervInit(
        message.send(),
        blocks.count(comm.rank()),
        message.receive(),
        blocks,
        message.datatype(),
        root,
        request);
  }
}

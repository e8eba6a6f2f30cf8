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
 * {@code MPI_Scatterv_init}, started and waited for: each process gets a block of the root, with
 * counts and displacements.
 */
public class ScattervInit extends RootedPersistentRequest {
  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Scatterv_init", suites = "persistent")
  @Counterparts(osu = "osu_scatterv_persistent", imb = "IMB-MPI4 Scatterv_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, int root, Request request) {
    Blocks blocks = BlocksOfMessage.of(comm, message);
    comm.scattervInit(
        message.send(),
        blocks,
        message.receive(),
        blocks.count(comm.rank()),
        message.datatype(),
        root,
        request);
  }
}

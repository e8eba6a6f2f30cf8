package org.tutti.operations.persistent;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.operations.state.EqualBlocks;
import org.tutti.operations.state.PersistentRequest;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Scatterv_init}, started and waited for: each process gets a block of the root, with
 * counts and displacements.
 */
public class ScattervInit extends PersistentRequest {
  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Scatterv_init", suites = "persistent")
  @Counterparts(osu = "osu_scatterv_persistent", imb = "IMB-MPI4 Scatterv_pure_persistent")
  public void start() {
    startAndWait();
  }

  @Override
  protected void init(Communicator comm, Message message, Request request) {
    Blocks blocks = EqualBlocks.of(comm, message);
    comm.scattervInit(
        message.send(),
        blocks,
        message.receive(),
        message.count(),
        message.datatype(),
        message.root(),
        request);
  }
}

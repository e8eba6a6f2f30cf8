package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.EqualBlocks;
import org.tutti.runtime.Message;

/** {@code MPI_Gatherv}: the root gets a block of each process, with counts and displacements. */
public class Gatherv {
  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Gatherv", suites = "collectives")
  @Counterparts(osu = "osu_gatherv", imb = "IMB-MPI1 Gatherv", skampi = "MPI_Gatherv")
  public void gatherv(Communicator comm, Message message, EqualBlocks blocks) {
    comm.gatherv(
        message.send(),
        message.count(),
        message.receive(),
        blocks.all,
        message.datatype(),
        message.root());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.EqualBlocks;
import org.tutti.runtime.Message;

/** {@code MPI_Scatterv}: each process gets a block of the root, with counts and displacements. */
public class Scatterv {
  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Scatterv", suites = "collectives")
  @Counterparts(osu = "osu_scatterv", imb = "IMB-MPI1 Scatterv", skampi = "MPI_Scatterv")
  public void scatterv(Communicator comm, Message message, EqualBlocks blocks) {
    comm.scatterv(
        message.send(),
        blocks.all,
        message.receive(),
        message.count(),
        message.datatype(),
        message.root());
  }
}

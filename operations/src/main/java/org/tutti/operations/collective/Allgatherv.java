package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.EqualBlocks;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allgatherv}: all processes get a block of each process, with counts and displacements.
 */
public class Allgatherv {
  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv", suites = "collectives")
  @Counterparts(osu = "osu_allgatherv", imb = "IMB-MPI1 Allgatherv", skampi = "MPI_Allgatherv")
  public void allgatherv(Communicator comm, Message message, EqualBlocks blocks) {
    comm.allgatherv(
        message.send(), message.count(), message.receive(), blocks.all, message.datatype());
  }
}

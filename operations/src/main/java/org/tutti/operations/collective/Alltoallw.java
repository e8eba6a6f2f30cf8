package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Alltoallw}: each process gets a block of its own from each process, with counts,
 * displacements, and datatypes.
 */
public class Alltoallw {
  @Collective(value = Operation.ALLTOALLW, datatype = byte.class)
  @Catalog(value = "MPI_Alltoallw", suites = "collectives")
  @Counterparts(osu = "osu_alltoallw")
  public void alltoallw(Communicator comm, Message message, TypedBlocksOfMessage blocks) {
    comm.alltoallw(message.send(), blocks.all, message.receive(), blocks.all);
  }

  @Collective(value = Operation.ALLTOALLW, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Alltoallw:in-place", suites = "in-place")
  public void inPlace(
      Communicator comm, Message message, TypedBlocksOfMessage blocks, InPlace inPlace) {
    comm.alltoallw(inPlace.buffer, blocks.all, message.receive(), blocks.all);
  }
}

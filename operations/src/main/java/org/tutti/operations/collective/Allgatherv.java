package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Allgatherv}: all processes get a block of each process, with counts and displacements.
 */
public class Allgatherv {
  @Collective(value = Operation.ALLGATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Allgatherv", suites = "collectives")
  @Counterparts(osu = "osu_allgatherv", imb = "IMB-MPI1 Allgatherv", skampi = "Allgatherv")
  public void allgatherv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.allgatherv(message.send(), blocks.own, message.receive(), blocks.all, message.datatype());
  }

  @Collective(value = Operation.ALLGATHERV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Allgatherv:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, BlocksOfMessage blocks, InPlace inPlace) {
    comm.allgatherv(inPlace.buffer, blocks.own, message.receive(), blocks.all, message.datatype());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Alltoallv}: each process gets a block of its own from each process, with counts and
 * displacements.
 */
public class Alltoallv {
  @Collective(value = Operation.ALLTOALLV, datatype = byte.class)
  @Catalog(
      value = "MPI_Alltoallv",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_alltoallv",
      imb = "IMB-MPI1 Alltoallv",
      skampi = "Alltoallv, myalltoallv")
  public void alltoallv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.alltoallv(message.send(), blocks.all, message.receive(), blocks.all, message.datatype());
  }

  @Collective(value = Operation.ALLTOALLV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Alltoallv:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, BlocksOfMessage blocks, InPlace inPlace) {
    comm.alltoallv(inPlace.buffer, blocks.all, message.receive(), blocks.all, message.datatype());
  }
}

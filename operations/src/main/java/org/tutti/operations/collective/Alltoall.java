package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Alltoall}: each process gets a block of its own from each process. */
public class Alltoall {
  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(
      value = "MPI_Alltoall",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_alltoall",
      imb = "IMB-MPI1 Alltoall",
      skampi = "Alltoall",
      reprompi = "MPI_Alltoall")
  public void alltoall(Communicator comm, Message message) {
    comm.alltoall(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Alltoall:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.alltoall(inPlace.buffer, message.receive(), message.count(), message.datatype());
  }
}

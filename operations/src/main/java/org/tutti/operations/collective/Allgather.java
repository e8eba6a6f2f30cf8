package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Allgather}: all processes get a block of each process. */
public class Allgather {
  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(
      value = "MPI_Allgather",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_allgather",
      imb = "IMB-MPI1 Allgather",
      skampi = "Allgather",
      mpptest = "goptest -colx",
      reprompi = "MPI_Allgather")
  public void allgather(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  @Collective(value = Operation.ALLGATHER, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Allgather:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.allgather(inPlace.buffer, message.receive(), message.count(), message.datatype());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Allreduce}: all processes get the reduction of all blocks. */
public class Allreduce {
  @Collective(Operation.ALLREDUCE)
  @Catalog(
      value = "MPI_Allreduce",
      suites = {"collectives", "algorithms", "first-use"})
  @Baseline
  @Counterparts(
      osu = "osu_allreduce",
      imb = "IMB-MPI1 Allreduce",
      skampi = "Allreduce",
      mpptest = "goptest -dsum, -isum",
      reprompi = "MPI_Allreduce")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.ALLREDUCE, inPlace = true)
  @Catalog(value = "MPI_Allreduce:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.allreduce(
        inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Exscan}: each process gets the reduction of the blocks before its own. */
public class Exscan {
  @Collective(Operation.EXSCAN)
  @Catalog(value = "MPI_Exscan", suites = "collectives")
  @Counterparts(reprompi = "MPI_Exscan")
  public void exscan(Communicator comm, Message message) {
    comm.exscan(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.EXSCAN, inPlace = true)
  @Catalog(value = "MPI_Exscan:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.exscan(
        inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }
}

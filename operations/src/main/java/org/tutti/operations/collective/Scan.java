package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Scan}: each process gets the reduction of the blocks up to its own. */
public class Scan {
  @Collective(Operation.SCAN)
  @Catalog(
      value = "MPI_Scan",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(skampi = "Scan", reprompi = "MPI_Scan")
  public void scan(Communicator comm, Message message) {
    comm.scan(message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.SCAN, inPlace = true)
  @Catalog(value = "MPI_Scan:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.scan(inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }
}

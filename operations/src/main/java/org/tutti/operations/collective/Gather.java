package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Gather}: the root gets a block of each process. */
public class Gather {
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(
      value = "MPI_Gather",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_gather",
      imb = "IMB-MPI1 Gather",
      skampi = "Gather",
      reprompi = "MPI_Gather")
  public void gather(Communicator comm, Message message) {
    comm.gather(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }

  @Collective(value = Operation.GATHER, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Gather:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, Control control, InPlace inPlace) {
    comm.gather(
        control.isRoot() ? inPlace.buffer : message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.root());
  }
}

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

/** {@code MPI_Scatter}: each process gets a block of the root. */
public class Scatter {
  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(
      value = "MPI_Scatter",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_scatter",
      imb = "IMB-MPI1 Scatter",
      skampi = "Scatter",
      reprompi = "MPI_Scatter")
  public void scatter(Communicator comm, Message message) {
    comm.scatter(
        message.send(), message.receive(), message.count(), message.datatype(), message.root());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Scatter:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, Control control, InPlace inPlace) {
    comm.scatter(
        message.send(),
        control.isRoot() ? inPlace.buffer : message.receive(),
        message.count(),
        message.datatype(),
        message.root());
  }
}

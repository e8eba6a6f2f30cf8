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

/** {@code MPI_Reduce}: the root gets the reduction of all blocks. */
public class Reduce {
  @Collective(Operation.REDUCE)
  @Catalog(
      value = "MPI_Reduce",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_reduce",
      imb = "IMB-MPI1 Reduce",
      skampi = "Reduce",
      reprompi = "MPI_Reduce")
  public void reduce(Communicator comm, Message message) {
    comm.reduce(
        message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        message.root());
  }

  @Collective(value = Operation.REDUCE, inPlace = true)
  @Catalog(value = "MPI_Reduce:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, Control control, InPlace inPlace) {
    comm.reduce(
        control.isRoot() ? inPlace.buffer : message.send(),
        message.receive(),
        message.count(),
        message.datatype(),
        message.op(),
        message.root());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;

/** {@code MPI_Scatterv}: each process gets a block of the root, with counts and displacements. */
public class Scatterv {
  @Collective(value = Operation.SCATTERV, datatype = byte.class)
  @Catalog(value = "MPI_Scatterv", suites = "collectives")
  @Counterparts(osu = "osu_scatterv", imb = "IMB-MPI1 Scatterv", skampi = "Scatterv")
  public void scatterv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.scatterv(
        message.send(),
        blocks.all,
        message.receive(),
        blocks.own,
        message.datatype(),
        message.root());
  }

  @Collective(value = Operation.SCATTERV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Scatterv:in-place", suites = "in-place")
  public void inPlace(
      Communicator comm,
      Message message,
      Control control,
      BlocksOfMessage blocks,
      InPlace inPlace) {
    comm.scatterv(
        message.send(),
        blocks.all,
        control.isRoot() ? inPlace.buffer : message.receive(),
        blocks.own,
        message.datatype(),
        message.root());
  }
}

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

/** {@code MPI_Gatherv}: the root gets a block of each process, with counts and displacements. */
public class Gatherv {
  @Collective(value = Operation.GATHERV, datatype = byte.class)
  @Catalog(value = "MPI_Gatherv", suites = "collectives")
  @Counterparts(osu = "osu_gatherv", imb = "IMB-MPI1 Gatherv", skampi = "Gatherv")
  public void gatherv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.gatherv(
        message.send(),
        blocks.own,
        message.receive(),
        blocks.all,
        message.datatype(),
        message.root());
  }

  @Collective(value = Operation.GATHERV, datatype = byte.class, inPlace = true)
  @Catalog(value = "MPI_Gatherv:in-place", suites = "in-place")
  public void inPlace(
      Communicator comm,
      Message message,
      Control control,
      BlocksOfMessage blocks,
      InPlace inPlace) {
    comm.gatherv(
        control.isRoot() ? inPlace.buffer : message.send(),
        blocks.own,
        message.receive(),
        blocks.all,
        message.datatype(),
        message.root());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/** {@code MPI_Bcast}: all processes get the block of the root. */
public class Bcast {
  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(
      value = "MPI_Bcast",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_bcast",
      imb = "IMB-MPI1 Bcast",
      skampi = "Bcast",
      mpptest = "goptest -bcast, -scatter",
      reprompi = "MPI_Bcast")
  public void bcast(Communicator comm, Message message) {
    comm.bcast(message.send(), message.count(), message.datatype(), message.root());
  }
}

package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.mpi.Communicator;

/** {@code MPI_Barrier}: no process leaves before all have entered. */
public class Barrier {
  @Collective(Operation.BARRIER)
  @Catalog(
      value = "MPI_Barrier",
      suites = {"collectives", "algorithms", "first-use"})
  @Baseline
  @Counterparts(
      osu = "osu_barrier",
      imb = "IMB-MPI1 Barrier",
      skampi = "Barrier",
      mpptest = "goptest -sync",
      reprompi = "MPI_Barrier")
  @Param(msizes = 0)
  public void barrier(Communicator comm) {
    comm.barrier();
  }
}

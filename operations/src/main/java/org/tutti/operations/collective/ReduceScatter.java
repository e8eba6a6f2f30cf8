package org.tutti.operations.collective;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/**
 * {@code MPI_Reduce_scatter}: each process gets its block of the reduction, with a count for each.
 */
public class ReduceScatter {
  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Reduce_scatter", suites = "collectives")
  @Counterparts(
      osu = "osu_reduce_scatter",
      imb = "IMB-MPI1 Reduce_scatter",
      skampi = "Reduce_scatter",
      reprompi = "MPI_Reduce_scatter")
  public void reduceScatter(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.reduceScatter(
        message.send(), message.receive(), blocks.all, message.datatype(), message.op());
  }

  @Collective(value = Operation.REDUCE_SCATTER, inPlace = true)
  @Catalog(value = "MPI_Reduce_scatter:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, BlocksOfMessage blocks, InPlace inPlace) {
    comm.reduceScatter(
        inPlace.buffer, message.receive(), blocks.all, message.datatype(), message.op());
  }
}

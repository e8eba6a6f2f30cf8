package org.tutti.operations.collective;

import org.tutti.annotations.Baseline;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** {@code MPI_Reduce_scatter_block}: each process gets its block of the reduction. */
public class ReduceScatterBlock {
  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(
      value = "MPI_Reduce_scatter_block",
      suites = {"collectives", "algorithms"})
  @Baseline
  @Counterparts(
      osu = "osu_reduce_scatter_block",
      imb = "IMB-MPI1 Reduce_scatter_block",
      reprompi = "MPI_Reduce_scatter_block")
  public void reduceScatterBlock(Communicator comm, Message message) {
    comm.reduceScatterBlock(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  @Collective(value = Operation.REDUCE_SCATTER_BLOCK, inPlace = true)
  @Catalog(value = "MPI_Reduce_scatter_block:in-place", suites = "in-place")
  public void inPlace(Communicator comm, Message message, InPlace inPlace) {
    comm.reduceScatterBlock(
        inPlace.buffer, message.receive(), message.count(), message.datatype(), message.op());
  }
}

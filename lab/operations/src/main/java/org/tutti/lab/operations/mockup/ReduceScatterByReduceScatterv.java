package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.runtime.Message;

/** Reduce-scatter with a count for each process by a reduction and a scatter of such blocks. */
public class ReduceScatterByReduceScatterv {
  private static final int ROOT = 0;

  private MessageBuffer reduced;

  @Setup
  public void make(Communicator comm, Message message) {
    reduced = comm.allocate(message.datatype(), message.blocks().extent());
    reduced.count();
  }

  @Collective(Operation.REDUCE_SCATTER)
  @Catalog(value = "MPI_Reduce_scatter:Reduce+Scatterv", suites = "mockups")
  @Counterparts(skampi = "Reduce_Scatterv")
  @Description("a reduction at rank 0, then a scatterv")
  public void reduceScatterv(Communicator comm, Message message, BlocksOfMessage blocks) {
    comm.reduce(message.send(), reduced, reduced.count(), message.datatype(), message.op(), ROOT);
    comm.scatterv(reduced, blocks.all, message.receive(), blocks.own, message.datatype(), ROOT);
  }
}

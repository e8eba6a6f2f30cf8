package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Reduce-scatter with equal blocks by a reduction and a scatter. */
public class ReduceScatterBlockByReduceScatter {
  private static final int ROOT = 0;

  private MessageBuffer reduced;

  @Setup
  public void make(Communicator comm, Message message) {
    reduced = comm.allocate(message.datatype(), message.count(comm.size()));
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:Reduce+Scatter", suites = "mockups")
  @Description("a reduction at rank 0, then a scatter")
  public void reduceScatter(Communicator comm, Message message) {
    comm.reduce(message.send(), reduced, reduced.count(), message.datatype(), message.op(), ROOT);
    comm.scatter(reduced, message.receive(), message.count(), message.datatype(), ROOT);
  }
}

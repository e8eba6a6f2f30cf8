package org.tutti.lab.operations.mockup;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.LocalCopy;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Reduce-scatter with equal blocks by an allreduce, of which each process keeps its block. */
public class ReduceScatterBlockByAllreduce {
  private MessageBuffer reduced;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    reduced = comm.allocate(message.datatype(), message.count(comm.size()));
    own = new LocalCopy(reduced, message.receive());
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:Allreduce", suites = "mockups")
  @Description("an allreduce of all blocks")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(message.send(), reduced, reduced.count(), message.datatype(), message.op());
    own.copy(message.elements(comm.rank()), 0, message.count());
  }
}

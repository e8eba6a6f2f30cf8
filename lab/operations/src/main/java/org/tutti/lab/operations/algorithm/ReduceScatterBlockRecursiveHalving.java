package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/**
 * Reduce-scatter in which partners at half the distance each time exchange what the other one keeps
 * (Thakur, Rabenseifner and Gropp, 2005).
 */
public class ReduceScatterBlockRecursiveHalving {
  private static final int TAG = 1;

  private PowerOfTwo processes;
  private Parts data;
  private Parts incoming;
  private Parts blocks;
  private LocalCopy contribution;
  private LocalCopy result;
  private int all;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    all = message.count(comm.size());
    MessageBuffer reduced = comm.allocate(message.datatype(), all);
    MessageBuffer memory = comm.allocate(message.datatype(), all);
    processes = new PowerOfTwo(comm.size());
    data = Parts.paired(reduced, processes, message.count());
    incoming = Parts.paired(memory, processes, message.count());
    blocks = Parts.equal(reduced, comm.size(), message.count());
    contribution = new LocalCopy(message.send(), reduced);
    result = new LocalCopy(reduced, message.receive());
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:recursive-halving", suites = "algorithms")
  @Description("recursive halving")
  public void recursiveHalving(Communicator comm, Message message) {
    int rank = comm.rank();
    int count = message.count();
    if (processes.isOdd(rank)) {
      comm.send(message.send(), all, message.datatype(), rank - 1, TAG);
      comm.recv(message.receive(), count, message.datatype(), rank - 1, TAG);
      return;
    }
    contribution.copy(0, 0, all);
    if (processes.hasOdd(rank)) {
      comm.recv(incoming.from(0), all, message.datatype(), rank + 1, TAG);
      comm.reduceLocal(incoming.from(0), data.from(0), all, message.datatype(), message.op());
    }
    HalvingPhase.reduceScatter(comm, message, data, incoming, processes, 0, TAG);
    result.copy(message.elements(rank), 0, count);
    if (processes.hasOdd(rank)) {
      comm.send(blocks.from(rank + 1), count, message.datatype(), rank + 1, TAG);
    }
  }
}

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
 * Reduce-scatter in p - 1 rounds: in round i a process sends the block of the i-th after it and
 * gets a contribution to its own from the i-th before it (Thakur, Rabenseifner and Gropp, 2005).
 */
public class ReduceScatterBlockPairwise {
  private static final int TAG = 1;

  private MessageBuffer incoming;
  private Parts parts;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    incoming = comm.allocate(message.datatype(), message.count());
    parts = Parts.equal(message.send(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:pairwise", suites = "algorithms")
  @Description("pairwise exchange")
  public void pairwise(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int count = message.count();
    own.copy(message.elements(rank), 0, count);
    for (int distance = 1; distance < size; distance++) {
      int destination = (rank + distance) % size;
      int source = (rank - distance + size) % size;
      comm.sendrecv(
          parts.from(destination),
          count,
          destination,
          TAG,
          incoming,
          count,
          source,
          TAG,
          message.datatype());
      comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
    }
  }
}

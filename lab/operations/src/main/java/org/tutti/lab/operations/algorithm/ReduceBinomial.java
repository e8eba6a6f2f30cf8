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
 * Reduction along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005).
 * The receive buffers hold what has been reduced so far.
 */
public class ReduceBinomial {
  private static final int TAG = 1;

  private MessageBuffer incoming;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    incoming = comm.allocate(message.datatype(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:binomial", suites = "algorithms")
  @Description("binomial tree")
  public void binomial(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int position = (rank - message.root() + size) % size;
    int count = message.count();
    own.copy(0, 0, count);
    for (int bit = 1; bit < size; bit *= 2) {
      if ((position & bit) != 0) {
        int parent = (rank - bit + size) % size;
        comm.send(message.receive(), count, message.datatype(), parent, TAG);
        return;
      }
      if (position + bit < size) {
        comm.recv(incoming, count, message.datatype(), (rank + bit) % size, TAG);
        comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
      }
    }
  }
}

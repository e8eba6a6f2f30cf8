package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Scatter along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005). */
public class ScatterBinomial {
  private static final int TAG = 1;

  private Parts held;
  private LocalCopy all;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    message.count(comm.size() / 2);
    MessageBuffer memory = comm.allocate(message.datatype(), message.elements(comm.size()));
    held = Parts.equal(memory, comm.size(), message.count());
    all = new LocalCopy(message.send(), memory);
    own = new LocalCopy(memory, message.receive());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter:binomial", suites = "algorithms")
  @Description("binomial tree")
  public void binomial(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int root = message.root();
    int count = message.count();
    int position = (rank - root + size) % size;
    int bit = 1;
    while (bit < size && (position & bit) == 0) {
      bit *= 2;
    }
    if (position == 0) {
      all.copy(message.elements(root), 0, message.elements(size - root));
      all.copy(0, message.elements(size - root), message.elements(root));
    } else {
      int blocks = Math.min(bit, size - position);
      int parent = (rank - bit + size) % size;
      comm.recv(held.from(0), blocks * count, message.datatype(), parent, TAG);
    }
    for (bit /= 2; bit > 0; bit /= 2) {
      if (position + bit < size) {
        int blocks = Math.min(bit, size - position - bit);
        int child = (rank + bit) % size;
        comm.send(held.from(bit), blocks * count, message.datatype(), child, TAG);
      }
    }
    own.copy(0, 0, count);
  }
}

package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Gather along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005). */
public class GatherBinomial {
  private static final int TAG = 1;

  private Parts held;
  private LocalCopy own;
  private LocalCopy all;

  @Setup
  public void make(Communicator comm, Message message) {
    message.count(comm.size() / 2);
    MessageBuffer memory = comm.allocate(message.datatype(), message.elements(comm.size()));
    held = Parts.equal(memory, comm.size(), message.count());
    own = new LocalCopy(message.send(), memory);
    all = new LocalCopy(memory, message.receive());
  }

  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:binomial", suites = "algorithms")
  @Description("binomial tree")
  public void binomial(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int root = message.root();
    int count = message.count();
    int position = (rank - root + size) % size;
    own.copy(0, 0, count);
    for (int bit = 1; bit < size; bit *= 2) {
      if ((position & bit) != 0) {
        int blocks = Math.min(bit, size - position);
        int parent = (rank - bit + size) % size;
        comm.send(held.from(0), blocks * count, message.datatype(), parent, TAG);
        return;
      }
      if (position + bit < size) {
        int blocks = Math.min(bit, size - position - bit);
        int child = (rank + bit) % size;
        comm.recv(held.from(bit), blocks * count, message.datatype(), child, TAG);
      }
    }
    all.copy(0, message.elements(root), message.elements(size - root));
    all.copy(message.elements(size - root), 0, message.elements(root));
  }
}

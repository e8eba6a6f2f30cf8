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
 * Allgather in ceil(log2 p) rounds, each of which doubles the number of blocks held, counted from
 * the own one (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
 */
public class AllgatherBruck {
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

  @Collective(value = Operation.ALLGATHER, datatype = byte.class)
  @Catalog(value = "MPI_Allgather:Bruck", suites = "algorithms")
  @Description("Bruck")
  public void bruck(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int count = message.count();
    own.copy(0, 0, count);
    for (int blocks = 1; blocks < size; blocks *= 2) {
      int exchanged = Math.min(blocks, size - blocks) * count;
      comm.sendrecv(
          held.from(0),
          exchanged,
          (rank - blocks + size) % size,
          TAG,
          held.from(blocks),
          exchanged,
          (rank + blocks) % size,
          TAG,
          message.datatype());
    }
    all.copy(0, message.elements(rank), message.elements(size - rank));
    all.copy(message.elements(size - rank), 0, message.elements(rank));
  }
}

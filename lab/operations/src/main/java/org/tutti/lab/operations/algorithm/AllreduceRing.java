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
 * Allreduce of long messages on a ring: each part goes around once to be reduced and once more to
 * reach all (Patarasuk and Yuan, 2009).
 */
public class AllreduceRing {
  private static final int TAG = 1;

  private MessageBuffer incoming;
  private Parts parts;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    int longest = message.count() / comm.size() + 1;
    incoming = comm.allocate(message.datatype(), longest);
    parts = Parts.even(message.receive(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:ring", suites = "algorithms")
  @Description("reduce-scatter on a ring, then allgather on it")
  public void ring(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    own.copy(0, 0, message.count());
    for (int round = 0; round < size - 1; round++) {
      int out = (rank - round + size) % size;
      int in = (rank - round - 1 + size) % size;
      comm.sendrecv(
          parts.from(out),
          parts.length(out),
          (rank + 1) % size,
          TAG,
          incoming,
          parts.length(in),
          (rank - 1 + size) % size,
          TAG,
          message.datatype());
      comm.reduceLocal(
          incoming, parts.from(in), parts.length(in), message.datatype(), message.op());
    }
    RingAllgatherPhase.allgather(comm, parts, (rank + 1) % size, message.datatype(), TAG);
  }
}

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
 * Reduce-scatter on a ring: each block goes around once, and each process adds its own to it
 * (Patarasuk and Yuan, 2009).
 */
public class ReduceScatterBlockRing {
  private static final int TAG = 1;

  private MessageBuffer partial;
  private Parts parts;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    partial = comm.allocate(message.datatype(), message.count());
    parts = Parts.equal(message.send(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(Operation.REDUCE_SCATTER_BLOCK)
  @Catalog(value = "MPI_Reduce_scatter_block:ring", suites = "algorithms")
  @Description("ring")
  public void ring(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int count = message.count();
    if (size == 1) {
      own.copy(0, 0, count);
      return;
    }
    MessageBuffer out = parts.from((rank - 1 + size) % size);
    for (int round = size - 2; round >= 0; round--) {
      MessageBuffer in = round % 2 == 0 ? message.receive() : partial; // the last is the result
      comm.sendrecv(
          out,
          count,
          (rank + 1) % size,
          TAG,
          in,
          count,
          (rank - 1 + size) % size,
          TAG,
          message.datatype());
      comm.reduceLocal(
          parts.from((rank + round) % size), in, count, message.datatype(), message.op());
      out = in;
    }
  }
}

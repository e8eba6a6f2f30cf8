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
 * Scan in which partners at twice the distance each time exchange the reduction over their groups;
 * those of lower groups belong to the result (Thakur, Rabenseifner and Gropp, 2005).
 */
public class ScanRecursiveDoubling {
  private static final int TAG = 1;

  private MessageBuffer incoming;
  private MessageBuffer group;
  private LocalCopy own;
  private LocalCopy ownToGroup;

  @Setup
  public void make(Communicator comm, Message message) {
    LocalReductions.require(comm, message);
    incoming = comm.allocate(message.datatype(), message.count());
    group = comm.allocate(message.datatype(), message.count());
    own = new LocalCopy(message.send(), message.receive());
    ownToGroup = new LocalCopy(message.send(), group);
  }

  @Collective(Operation.SCAN)
  @Catalog(value = "MPI_Scan:recursive-doubling", suites = "algorithms")
  @Description("recursive doubling")
  public void recursiveDoubling(Communicator comm, Message message) {
    int rank = comm.rank();
    int count = message.count();
    own.copy(0, 0, count);
    ownToGroup.copy(0, 0, count);
    for (int distance = 1; distance < comm.size(); distance *= 2) {
      int partner = rank ^ distance;
      if (partner < comm.size()) {
        comm.sendrecv(
            group, count, partner, TAG, incoming, count, partner, TAG, message.datatype());
        comm.reduceLocal(incoming, group, count, message.datatype(), message.op());
        if (partner < rank) {
          comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
        }
      }
    }
  }
}

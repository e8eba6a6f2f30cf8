package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Alltoall in p - 1 rounds: in round i a process sends to the i-th after it and receives from the
 * i-th before it (Thakur, Rabenseifner and Gropp, 2005).
 */
public class AlltoallPairwise {
  private static final int TAG = 1;

  private Parts out;
  private Parts in;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    out = Parts.equal(message.send(), comm.size(), message.count());
    in = Parts.equal(message.receive(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:pairwise", suites = "algorithms")
  @Description("pairwise exchange")
  public void pairwise(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int count = message.count();
    own.copy(message.elements(rank), message.elements(rank), count);
    for (int distance = 1; distance < size; distance++) {
      int destination = (rank + distance) % size;
      int source = (rank - distance + size) % size;
      comm.sendrecv(
          out.from(destination),
          count,
          destination,
          TAG,
          in.from(source),
          count,
          source,
          TAG,
          message.datatype());
    }
  }
}

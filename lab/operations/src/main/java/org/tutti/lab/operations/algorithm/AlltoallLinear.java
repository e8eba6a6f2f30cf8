package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/**
 * Alltoall in which all receives and sends are started before any is waited for. Each process
 * begins with the next one, so that they do not all send to the same (Thakur, Rabenseifner and
 * Gropp, 2005).
 */
public class AlltoallLinear {
  private static final int TAG = 1;

  private Requests requests;
  private Parts out;
  private Parts in;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    requests = comm.requests(2 * comm.size());
    out = Parts.equal(message.send(), comm.size(), message.count());
    in = Parts.equal(message.receive(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(value = Operation.ALLTOALL, datatype = byte.class)
  @Catalog(value = "MPI_Alltoall:linear", suites = "algorithms")
  @Counterparts(skampi = "Alltoall_using_Isend_Irecv")
  @Description("all MPI_Irecv and MPI_Isend at once")
  public void linear(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int count = message.count();
    for (int distance = 1; distance < size; distance++) {
      int source = (rank - distance + size) % size;
      comm.irecv(
          in.from(source), count, message.datatype(), source, TAG, requests.at(2 * distance));
    }
    for (int distance = 1; distance < size; distance++) {
      int destination = (rank + distance) % size;
      comm.isend(
          out.from(destination),
          count,
          message.datatype(),
          destination,
          TAG,
          requests.at(2 * distance + 1));
    }
    own.copy(message.elements(rank), message.elements(rank), count);
    requests.waitAll();
  }
}

package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/**
 * Scatter in which the root sends to each process. All sends are started before any is waited for.
 */
public class ScatterLinear {
  private static final int TAG = 1;

  private Requests requests;
  private Parts parts;
  private LocalCopy own;

  @Setup
  public void make(Communicator comm, Message message) {
    requests = comm.requests(comm.size());
    parts = Parts.equal(message.send(), comm.size(), message.count());
    own = new LocalCopy(message.send(), message.receive());
  }

  @Collective(value = Operation.SCATTER, datatype = byte.class)
  @Catalog(value = "MPI_Scatter:linear", suites = "algorithms")
  @Description("the root sends to each process (MPI_Isend)")
  public void linear(Communicator comm, Message message) {
    int root = message.root();
    int count = message.count();
    if (comm.rank() != root) {
      comm.recv(message.receive(), count, message.datatype(), root, TAG);
      return;
    }
    for (int rank = 0; rank < comm.size(); rank++) {
      if (rank != root) {
        comm.isend(parts.from(rank), count, message.datatype(), rank, TAG, requests.at(rank));
      }
    }
    own.copy(message.elements(root), 0, count);
    requests.waitAll();
  }
}

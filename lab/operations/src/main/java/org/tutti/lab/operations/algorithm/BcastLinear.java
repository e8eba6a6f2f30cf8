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
 * Broadcast in which the root sends to each process. All sends are started before any is waited
 * for.
 */
public class BcastLinear {
  private static final int TAG = 1;

  private Requests requests;

  @Setup
  public void make(Communicator comm) {
    requests = comm.requests(comm.size());
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:linear", suites = "algorithms")
  @Counterparts(skampi = "Bcast_using_Send_Recv")
  @Description("the root sends to each process (MPI_Isend)")
  public void linear(Communicator comm, Message message) {
    int root = message.root();
    if (comm.rank() != root) {
      comm.recv(message.send(), message.count(), message.datatype(), root, TAG);
      return;
    }
    for (int rank = 0; rank < comm.size(); rank++) {
      if (rank != root) {
        comm.isend(
            message.send(), message.count(), message.datatype(), rank, TAG, requests.at(rank));
      }
    }
    requests.waitAll();
  }
}

package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Broadcast along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005).
 */
public class BcastBinomial {
  private static final int TAG = 1;

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:binomial", suites = "algorithms")
  @Description("binomial tree")
  public void binomial(Communicator comm, Message message) {
    int size = comm.size();
    int rank = comm.rank();
    int position = (rank - message.root() + size) % size;
    int bit = 1;
    while (bit < size && (position & bit) == 0) {
      bit *= 2;
    }
    if (position != 0) {
      int parent = (rank - bit + size) % size;
      comm.recv(message.send(), message.count(), message.datatype(), parent, TAG);
    }
    for (bit /= 2; bit > 0; bit /= 2) {
      if (position + bit < size) {
        int child = (rank + bit) % size;
        comm.send(message.send(), message.count(), message.datatype(), child, TAG);
      }
    }
  }
}

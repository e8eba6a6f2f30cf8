package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Communicator;
import org.tutti.runtime.Message;

/**
 * Broadcast for long messages: the root scatters parts along a binomial tree, and all processes
 * gather them on a ring (van de Geijn, 1994).
 */
public class BcastScatterAllgather {
  private static final int TAG = 1;

  private Parts parts;

  @Setup
  public void make(Communicator comm, Message message) {
    parts = Parts.even(message.send(), comm.size(), message.count());
  }

  @Collective(value = Operation.BCAST, datatype = byte.class)
  @Catalog(value = "MPI_Bcast:scatter-allgather", suites = "algorithms")
  @Description("binomial scatter, then allgather on a ring (van de Geijn)")
  public void scatterAllgather(Communicator comm, Message message) {
    int size = comm.size();
    int position = (comm.rank() - message.root() + size) % size;
    scatter(comm, message, position);
    RingAllgatherPhase.allgather(comm, parts, position, message.datatype(), TAG);
  }

  private void scatter(Communicator comm, Message message, int position) {
    int size = comm.size();
    int bit = 1;
    while (bit < size && (position & bit) == 0) {
      bit *= 2;
    }
    if (position != 0) {
      int count = parts.length(position, Math.min(size, position + bit));
      int parent = (comm.rank() - bit + size) % size;
      comm.recv(parts.from(position), count, message.datatype(), parent, TAG);
    }
    for (bit /= 2; bit > 0; bit /= 2) {
      int child = position + bit;
      if (child < size) {
        int count = parts.length(child, Math.min(size, child + bit));
        comm.send(parts.from(child), count, message.datatype(), (comm.rank() + bit) % size, TAG);
      }
    }
  }
}

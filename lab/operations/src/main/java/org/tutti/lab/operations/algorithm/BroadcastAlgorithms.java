package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.Parts;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.RingAllgatherPhase;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/** Barriers and broadcasts. */
public final class BroadcastAlgorithms {
  private static final int TAG = 1;

  private BroadcastAlgorithms() {}

  /** Barrier in which process 0 hears from each of the others, and then releases them. */
  public static class BarrierLinear {
    private MessageBuffer nothing;

    @Setup
    public void make(Communicator comm) {
      nothing = comm.allocate(Datatype.BYTE, 1);
    }

    @Collective(Operation.BARRIER)
    @Catalog(value = "MPI_Barrier:linear", suites = "algorithms")
    @Description("process 0 hears from all, then releases them")
    @Param(msizes = 0)
    public void linear(Communicator comm) {
      if (comm.rank() != 0) {
        comm.send(nothing, 0, Datatype.BYTE, 0, TAG);
        comm.recv(nothing, 0, Datatype.BYTE, 0, TAG);
        return;
      }
      for (int rank = 1; rank < comm.size(); rank++) {
        comm.recv(nothing, 0, Datatype.BYTE, rank, TAG);
      }
      for (int rank = 1; rank < comm.size(); rank++) {
        comm.send(nothing, 0, Datatype.BYTE, rank, TAG);
      }
    }
  }

  /**
   * Barrier in ceil(log2 p) rounds, in which each process tells one at twice the distance each time
   * (Hensgen, Finkel and Manber, 1988).
   */
  public static class BarrierDissemination {
    private MessageBuffer nothing;

    @Setup
    public void make(Communicator comm) {
      nothing = comm.allocate(Datatype.BYTE, 1);
    }

    @Collective(Operation.BARRIER)
    @Catalog(value = "MPI_Barrier:dissemination", suites = "algorithms")
    @Description("dissemination")
    @Param(msizes = 0)
    public void dissemination(Communicator comm) {
      int size = comm.size();
      int rank = comm.rank();
      for (int distance = 1; distance < size; distance *= 2) {
        int destination = (rank + distance) % size;
        int source = (rank - distance + size) % size;
        comm.sendrecv(nothing, 0, destination, TAG, nothing, 0, source, TAG, Datatype.BYTE);
      }
    }
  }

  /**
   * Broadcast in which the root sends to each process. All sends are started before any is waited
   * for.
   */
  public static class BcastLinear {
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

  /**
   * Broadcast along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class BcastBinomial {
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

  /**
   * Broadcast for long messages: the root scatters parts along a binomial tree, and all processes
   * gather them on a ring (van de Geijn, 1994).
   */
  public static class BcastScatterAllgather {
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
}

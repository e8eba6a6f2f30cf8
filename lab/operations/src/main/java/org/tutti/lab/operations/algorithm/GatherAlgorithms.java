package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.GatheredBlocks;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.Parts;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.Message;

/** Gather and scatter: blocks between the root and each process. */
public final class GatherAlgorithms {
  private static final int TAG = 1;

  private GatherAlgorithms() {}

  /**
   * Gather in which the root receives from one process after another, in the order of their ranks.
   */
  public static class GatherSequential {
    private GatheredBlocks blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      blocks = new GatheredBlocks(comm, message);
    }

    @Collective(value = Operation.GATHER, datatype = byte.class)
    @Catalog(value = "MPI_Gather:sequential", suites = "algorithms")
    @Counterparts(skampi = "Gather_using_Send_Recv")
    @Description("the root receives from one process after another (MPI_Recv)")
    public void sequential(Communicator comm, Message message) {
      int root = message.root();
      int count = message.count();
      if (comm.rank() != root) {
        comm.send(message.send(), count, message.datatype(), root, TAG);
        return;
      }
      for (int rank = 0; rank < comm.size(); rank++) {
        if (rank != root) {
          comm.recv(blocks.from(rank), count, message.datatype(), rank, TAG);
        }
      }
      blocks.copyOwn(root);
    }
  }

  /**
   * Gather in which the root receives from each process, with all receives started before any is
   * waited for.
   */
  public static class GatherLinear {
    private Requests requests;
    private GatheredBlocks blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      requests = comm.requests(comm.size());
      blocks = new GatheredBlocks(comm, message);
    }

    @Collective(value = Operation.GATHER, datatype = byte.class)
    @Catalog(value = "MPI_Gather:linear", suites = "algorithms")
    @Counterparts(skampi = "Gather_using_Isend_Irecv_Waitall")
    @Description("the root receives from each process (MPI_Irecv)")
    public void linear(Communicator comm, Message message) {
      int root = message.root();
      int count = message.count();
      if (comm.rank() != root) {
        comm.send(message.send(), count, message.datatype(), root, TAG);
        return;
      }
      for (int rank = 0; rank < comm.size(); rank++) {
        if (rank != root) {
          comm.irecv(blocks.from(rank), count, message.datatype(), rank, TAG, requests.at(rank));
        }
      }
      blocks.copyOwn(root);
      requests.waitAll();
    }
  }

  /**
   * Gather along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class GatherBinomial {
    private Parts held;
    private LocalCopy own;
    private LocalCopy all;

    @Setup
    public void make(Communicator comm, Message message) {
      message.count(comm.size() / 2);
      MessageBuffer memory = comm.allocate(message.datatype(), message.elements(comm.size()));
      held = Parts.equal(memory, comm.size(), message.count());
      own = new LocalCopy(message.send(), memory);
      all = new LocalCopy(memory, message.receive());
    }

    @Collective(value = Operation.GATHER, datatype = byte.class)
    @Catalog(value = "MPI_Gather:binomial", suites = "algorithms")
    @Description("binomial tree")
    public void binomial(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      int root = message.root();
      int count = message.count();
      int position = (rank - root + size) % size;
      own.copy(0, 0, count);
      for (int bit = 1; bit < size; bit *= 2) {
        if ((position & bit) != 0) {
          int blocks = Math.min(bit, size - position);
          int parent = (rank - bit + size) % size;
          comm.send(held.from(0), blocks * count, message.datatype(), parent, TAG);
          return;
        }
        if (position + bit < size) {
          int blocks = Math.min(bit, size - position - bit);
          int child = (rank + bit) % size;
          comm.recv(held.from(bit), blocks * count, message.datatype(), child, TAG);
        }
      }
      all.copy(0, message.elements(root), message.elements(size - root));
      all.copy(message.elements(size - root), 0, message.elements(root));
    }
  }

  /**
   * Scatter in which the root sends to each process. All sends are started before any is waited
   * for.
   */
  public static class ScatterLinear {
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

  /**
   * Scatter along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class ScatterBinomial {
    private Parts held;
    private LocalCopy all;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      message.count(comm.size() / 2);
      MessageBuffer memory = comm.allocate(message.datatype(), message.elements(comm.size()));
      held = Parts.equal(memory, comm.size(), message.count());
      all = new LocalCopy(message.send(), memory);
      own = new LocalCopy(memory, message.receive());
    }

    @Collective(value = Operation.SCATTER, datatype = byte.class)
    @Catalog(value = "MPI_Scatter:binomial", suites = "algorithms")
    @Description("binomial tree")
    public void binomial(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      int root = message.root();
      int count = message.count();
      int position = (rank - root + size) % size;
      int bit = 1;
      while (bit < size && (position & bit) == 0) {
        bit *= 2;
      }
      if (position == 0) {
        all.copy(message.elements(root), 0, message.elements(size - root));
        all.copy(0, message.elements(size - root), message.elements(root));
      } else {
        int blocks = Math.min(bit, size - position);
        int parent = (rank - bit + size) % size;
        comm.recv(held.from(0), blocks * count, message.datatype(), parent, TAG);
      }
      for (bit /= 2; bit > 0; bit /= 2) {
        if (position + bit < size) {
          int blocks = Math.min(bit, size - position - bit);
          int child = (rank + bit) % size;
          comm.send(held.from(bit), blocks * count, message.datatype(), child, TAG);
        }
      }
      own.copy(0, 0, count);
    }
  }
}

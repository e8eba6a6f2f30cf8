package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.DoublingPhase;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.HalvingPhase;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalReductions;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.Parts;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.PowerOfTwo;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.RingAllgatherPhase;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Reductions and scans. */
public final class ReductionAlgorithms {
  private static final int TAG = 1;

  private ReductionAlgorithms() {}

  /**
   * Reduction along a binomial tree, in ceil(log2 p) rounds (Thakur, Rabenseifner and Gropp, 2005).
   * The receive buffers hold what has been reduced so far.
   */
  public static class ReduceBinomial {
    private MessageBuffer incoming;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      incoming = comm.allocate(message.datatype(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:binomial", suites = "algorithms")
    @Description("binomial tree")
    public void binomial(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      int position = (rank - message.root() + size) % size;
      int count = message.count();
      own.copy(0, 0, count);
      for (int bit = 1; bit < size; bit *= 2) {
        if ((position & bit) != 0) {
          int parent = (rank - bit + size) % size;
          comm.send(message.receive(), count, message.datatype(), parent, TAG);
          return;
        }
        if (position + bit < size) {
          comm.recv(incoming, count, message.datatype(), (rank + bit) % size, TAG);
          comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
        }
      }
    }
  }

  /**
   * Reduction of long messages: reduce-scatter by recursive halving, then gather to the root along
   * a binomial tree (Rabenseifner, 2004). The receive buffers hold what has been reduced so far.
   */
  public static class ReduceRabenseifner {
    private PowerOfTwo processes;
    private Parts incoming;
    private Parts data;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      processes = new PowerOfTwo(comm.size());
      MessageBuffer memory = comm.allocate(message.datatype(), message.count());
      incoming = Parts.even(memory, processes.kept(), message.count());
      data = Parts.even(message.receive(), processes.kept(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:Rabenseifner", suites = "algorithms")
    @Description("recursive halving, then binomial gather")
    public void rabenseifner(Communicator comm, Message message) {
      int size = comm.size();
      int position = (comm.rank() - message.root() + size) % size;
      if (takesPart(comm, message, position)) {
        HalvingPhase.reduceScatter(comm, message, data, incoming, processes, message.root(), TAG);
        gather(comm, message, processes.place(position));
      }
    }

    /** Processes of which there are too many for a power of two give their data to a neighbor. */
    private boolean takesPart(Communicator comm, Message message, int position) {
      int size = comm.size();
      int count = message.count();
      if (processes.isOdd(position)) {
        int even = (comm.rank() - 1 + size) % size;
        comm.send(message.send(), count, message.datatype(), even, TAG);
        return false;
      }
      own.copy(0, 0, count);
      if (processes.hasOdd(position)) {
        int odd = (comm.rank() + 1) % size;
        comm.recv(incoming.from(0), count, message.datatype(), odd, TAG);
        comm.reduceLocal(incoming.from(0), data.from(0), count, message.datatype(), message.op());
      }
      return true;
    }

    private void gather(Communicator comm, Message message, int place) {
      for (int bit = 1; bit < processes.kept(); bit *= 2) {
        int other = place ^ bit;
        int rank = (processes.position(other) + message.root()) % comm.size();
        if (other < place) {
          int count = data.length(place, place + bit);
          comm.send(data.from(place), count, message.datatype(), rank, TAG);
          return;
        }
        comm.recv(data.from(other), data.length(other, other + bit), message.datatype(), rank, TAG);
      }
    }
  }

  /**
   * Allreduce of long messages on a ring: each part goes around once to be reduced and once more to
   * reach all (Patarasuk and Yuan, 2009).
   */
  public static class AllreduceRing {
    private MessageBuffer incoming;
    private Parts parts;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      int longest = message.count() / comm.size() + 1;
      incoming = comm.allocate(message.datatype(), longest);
      parts = Parts.even(message.receive(), comm.size(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:ring", suites = "algorithms")
    @Description("reduce-scatter on a ring, then allgather on it")
    public void ring(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      own.copy(0, 0, message.count());
      for (int round = 0; round < size - 1; round++) {
        int out = (rank - round + size) % size;
        int in = (rank - round - 1 + size) % size;
        comm.sendrecv(
            parts.from(out),
            parts.length(out),
            (rank + 1) % size,
            TAG,
            incoming,
            parts.length(in),
            (rank - 1 + size) % size,
            TAG,
            message.datatype());
        comm.reduceLocal(
            incoming, parts.from(in), parts.length(in), message.datatype(), message.op());
      }
      RingAllgatherPhase.allgather(comm, parts, (rank + 1) % size, message.datatype(), TAG);
    }
  }

  /**
   * Allreduce in which partners at twice the distance each time exchange all that they have reduced
   * (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class AllreduceRecursiveDoubling {
    private PowerOfTwo processes;
    private MessageBuffer incoming;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      processes = new PowerOfTwo(comm.size());
      incoming = comm.allocate(message.datatype(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:recursive-doubling", suites = "algorithms")
    @Description("recursive doubling")
    public void recursiveDoubling(Communicator comm, Message message) {
      int rank = comm.rank();
      int count = message.count();
      if (processes.isOdd(rank)) {
        comm.send(message.send(), count, message.datatype(), rank - 1, TAG);
        comm.recv(message.receive(), count, message.datatype(), rank - 1, TAG);
        return;
      }
      own.copy(0, 0, count);
      if (processes.hasOdd(rank)) {
        comm.recv(incoming, count, message.datatype(), rank + 1, TAG);
        comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
      }
      int place = processes.place(rank);
      for (int distance = 1; distance < processes.kept(); distance *= 2) {
        int partner = processes.position(place ^ distance);
        comm.sendrecv(
            message.receive(),
            count,
            partner,
            TAG,
            incoming,
            count,
            partner,
            TAG,
            message.datatype());
        comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
      }
      if (processes.hasOdd(rank)) {
        comm.send(message.receive(), count, message.datatype(), rank + 1, TAG);
      }
    }
  }

  /**
   * Allreduce of long messages: reduce-scatter by recursive halving, then allgather by recursive
   * doubling (Rabenseifner, 2004).
   */
  public static class AllreduceRabenseifner {
    private PowerOfTwo processes;
    private Parts incoming;
    private Parts data;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      processes = new PowerOfTwo(comm.size());
      MessageBuffer memory = comm.allocate(message.datatype(), message.count());
      incoming = Parts.even(memory, processes.kept(), message.count());
      data = Parts.even(message.receive(), processes.kept(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:Rabenseifner", suites = "algorithms")
    @Description("recursive halving, then recursive doubling")
    public void rabenseifner(Communicator comm, Message message) {
      int rank = comm.rank();
      if (takesPart(comm, message, rank)) {
        HalvingPhase.reduceScatter(comm, message, data, incoming, processes, 0, TAG);
        DoublingPhase.allgather(comm, data, processes, message.datatype(), TAG);
        if (processes.hasOdd(rank)) {
          comm.send(message.receive(), message.count(), message.datatype(), rank + 1, TAG);
        }
      } else {
        comm.recv(message.receive(), message.count(), message.datatype(), rank - 1, TAG);
      }
    }

    /** Processes of which there are too many for a power of two give their data to a neighbor. */
    private boolean takesPart(Communicator comm, Message message, int position) {
      int size = comm.size();
      int count = message.count();
      if (processes.isOdd(position)) {
        int even = (comm.rank() - 1 + size) % size;
        comm.send(message.send(), count, message.datatype(), even, TAG);
        return false;
      }
      own.copy(0, 0, count);
      if (processes.hasOdd(position)) {
        int odd = (comm.rank() + 1) % size;
        comm.recv(incoming.from(0), count, message.datatype(), odd, TAG);
        comm.reduceLocal(incoming.from(0), data.from(0), count, message.datatype(), message.op());
      }
      return true;
    }
  }

  /**
   * Reduce-scatter on a ring: each block goes around once, and each process adds its own to it
   * (Patarasuk and Yuan, 2009).
   */
  public static class ReduceScatterBlockRing {
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

  /**
   * Reduce-scatter in p - 1 rounds: in round i a process sends the block of the i-th after it and
   * gets a contribution to its own from the i-th before it (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class ReduceScatterBlockPairwise {
    private MessageBuffer incoming;
    private Parts parts;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      incoming = comm.allocate(message.datatype(), message.count());
      parts = Parts.equal(message.send(), comm.size(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.REDUCE_SCATTER_BLOCK)
    @Catalog(value = "MPI_Reduce_scatter_block:pairwise", suites = "algorithms")
    @Description("pairwise exchange")
    public void pairwise(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      int count = message.count();
      own.copy(message.elements(rank), 0, count);
      for (int distance = 1; distance < size; distance++) {
        int destination = (rank + distance) % size;
        int source = (rank - distance + size) % size;
        comm.sendrecv(
            parts.from(destination),
            count,
            destination,
            TAG,
            incoming,
            count,
            source,
            TAG,
            message.datatype());
        comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
      }
    }
  }

  /**
   * Reduce-scatter in which partners at half the distance each time exchange what the other one
   * keeps (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class ReduceScatterBlockRecursiveHalving {
    private PowerOfTwo processes;
    private Parts data;
    private Parts incoming;
    private Parts blocks;
    private LocalCopy contribution;
    private LocalCopy result;
    private int all;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      all = message.count(comm.size());
      MessageBuffer reduced = comm.allocate(message.datatype(), all);
      MessageBuffer memory = comm.allocate(message.datatype(), all);
      processes = new PowerOfTwo(comm.size());
      data = Parts.paired(reduced, processes, message.count());
      incoming = Parts.paired(memory, processes, message.count());
      blocks = Parts.equal(reduced, comm.size(), message.count());
      contribution = new LocalCopy(message.send(), reduced);
      result = new LocalCopy(reduced, message.receive());
    }

    @Collective(Operation.REDUCE_SCATTER_BLOCK)
    @Catalog(value = "MPI_Reduce_scatter_block:recursive-halving", suites = "algorithms")
    @Description("recursive halving")
    public void recursiveHalving(Communicator comm, Message message) {
      int rank = comm.rank();
      int count = message.count();
      if (processes.isOdd(rank)) {
        comm.send(message.send(), all, message.datatype(), rank - 1, TAG);
        comm.recv(message.receive(), count, message.datatype(), rank - 1, TAG);
        return;
      }
      contribution.copy(0, 0, all);
      if (processes.hasOdd(rank)) {
        comm.recv(incoming.from(0), all, message.datatype(), rank + 1, TAG);
        comm.reduceLocal(incoming.from(0), data.from(0), all, message.datatype(), message.op());
      }
      HalvingPhase.reduceScatter(comm, message, data, incoming, processes, 0, TAG);
      result.copy(message.elements(rank), 0, count);
      if (processes.hasOdd(rank)) {
        comm.send(blocks.from(rank + 1), count, message.datatype(), rank + 1, TAG);
      }
    }
  }

  /**
   * Scan in which each process adds its block to what it gets from the process before, and passes
   * it on.
   */
  public static class ScanLinear {
    private MessageBuffer incoming;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      incoming = comm.allocate(message.datatype(), message.count());
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.SCAN)
    @Catalog(value = "MPI_Scan:linear", suites = "algorithms")
    @Description("from process to process")
    public void linear(Communicator comm, Message message) {
      int rank = comm.rank();
      int count = message.count();
      own.copy(0, 0, count);
      if (rank > 0) {
        comm.recv(incoming, count, message.datatype(), rank - 1, TAG);
        comm.reduceLocal(incoming, message.receive(), count, message.datatype(), message.op());
      }
      if (rank < comm.size() - 1) {
        comm.send(message.receive(), count, message.datatype(), rank + 1, TAG);
      }
    }
  }

  /**
   * Scan in which partners at twice the distance each time exchange the reduction over their
   * groups; those of lower groups belong to the result (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class ScanRecursiveDoubling {
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
}

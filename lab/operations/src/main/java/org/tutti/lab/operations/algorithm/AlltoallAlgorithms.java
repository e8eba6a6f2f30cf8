package org.tutti.lab.operations.algorithm;

import java.util.stream.IntStream;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.Parts;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.Requests;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;

/** All-to-all: each process gets a block of its own from each. */
public final class AlltoallAlgorithms {
  private static final int TAG = 1;

  private AlltoallAlgorithms() {}

  /**
   * Alltoall in which all receives and sends are started before any is waited for. Each process
   * begins with the next one, so that they do not all send to the same (Thakur, Rabenseifner and
   * Gropp, 2005).
   */
  public static class AlltoallLinear {
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

  /**
   * Alltoall in p - 1 rounds: in round i a process sends to the i-th after it and receives from the
   * i-th before it (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class AlltoallPairwise {
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

  /**
   * Alltoall of short messages in ceil(log2 p) rounds: a block that has to go i processes further
   * travels in those rounds whose bit is set in i (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
   */
  public static class AlltoallBruck {
    private MessageBuffer packed;
    private MessageBuffer arrived;
    private LocalCopy rotate;
    private LocalCopy pack;
    private LocalCopy unpack;
    private LocalCopy place;

    @Setup
    public void make(Communicator comm, Message message) {
      message.count(comm.size() / 2);
      long all = message.elements(comm.size());
      MessageBuffer blocks = comm.allocate(message.datatype(), all);
      packed = comm.allocate(message.datatype(), all);
      arrived = comm.allocate(message.datatype(), all);
      rotate = new LocalCopy(message.send(), blocks);
      pack = new LocalCopy(blocks, packed);
      unpack = new LocalCopy(arrived, blocks);
      place = new LocalCopy(blocks, message.receive());
    }

    @Collective(value = Operation.ALLTOALL, datatype = byte.class)
    @Catalog(value = "MPI_Alltoall:Bruck", suites = "algorithms")
    @Description("Bruck")
    public void bruck(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      int count = message.count();
      long before = message.elements(rank);
      long after = message.elements(size - rank);
      rotate.copy(before, 0, after);
      rotate.copy(0, after, before);
      for (int bit = 1; bit < size; bit *= 2) {
        int length = 0;
        for (int i = bit; i < size; i++) {
          if ((i & bit) != 0) {
            pack.copy((long) i * count, length, count);
            length += count;
          }
        }
        int destination = (rank + bit) % size;
        int source = (rank - bit + size) % size;
        comm.sendrecv(
            packed, length, destination, TAG, arrived, length, source, TAG, message.datatype());
        for (int i = size - 1; i >= bit; i--) {
          if ((i & bit) != 0) {
            length -= count;
            unpack.copy(length, (long) i * count, count);
          }
        }
      }
      for (int i = 0; i < size; i++) {
        place.copy((long) i * count, (rank - i + size) % size * (long) count, count);
      }
    }
  }

  /**
   * Alltoallv in which all receives and sends are started before any is waited for, beginning with
   * the next process, as in {@link AlltoallLinear}.
   */
  public static class AlltoallvLinear {
    private Requests requests;
    private int[] counts;
    private int[] displacements;
    private MessageBuffer[] out;
    private MessageBuffer[] in;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      requests = comm.requests(2 * comm.size());
      BlockLayout layout = message.blocks();
      counts = layout.counts();
      displacements = layout.displacements();
      out = blocks(message.send());
      in = blocks(message.receive());
      own = new LocalCopy(message.send(), message.receive());
    }

    private MessageBuffer[] blocks(MessageBuffer buffer) {
      return IntStream.range(0, counts.length)
          .mapToObj(rank -> buffer.slice(displacements[rank], counts[rank]))
          .toArray(MessageBuffer[]::new);
    }

    @Collective(value = Operation.ALLTOALLV, datatype = byte.class)
    @Catalog(value = "MPI_Alltoallv:linear", suites = "algorithms")
    @Counterparts(skampi = "Alltoallv_using_Isend_Irecv")
    @Description("all MPI_Irecv and MPI_Isend at once")
    public void linear(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      for (int distance = 1; distance < size; distance++) {
        int source = (rank - distance + size) % size;
        comm.irecv(
            in[source], counts[source], message.datatype(), source, TAG, requests.at(2 * distance));
      }
      for (int distance = 1; distance < size; distance++) {
        int destination = (rank + distance) % size;
        comm.isend(
            out[destination],
            counts[destination],
            message.datatype(),
            destination,
            TAG,
            requests.at(2 * distance + 1));
      }
      own.copy(displacements[rank], displacements[rank], counts[rank]);
      requests.waitAll();
    }
  }
}

package org.tutti.lab.operations.algorithm;

import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.DoublingPhase;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.GatheredBlocks;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.Parts;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.PowerOfTwo;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.RingAllgatherPhase;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.runtime.Message;

/** Allgather: each process gets the blocks of all. */
public final class AllgatherAlgorithms {
  private static final int TAG = 1;

  private AllgatherAlgorithms() {}

  /**
   * Allgather on a ring, in p - 1 rounds: each process passes on the block that it got last
   * (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class AllgatherRing {
    private GatheredBlocks blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      blocks = new GatheredBlocks(comm, message);
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:ring", suites = "algorithms")
    @Description("ring")
    public void ring(Communicator comm, Message message) {
      blocks.copyOwn(comm.rank());
      RingAllgatherPhase.allgather(comm, blocks.parts(), comm.rank(), message.datatype(), TAG);
    }
  }

  /**
   * Allgather in p / 2 rounds: each process exchanges two blocks with one neighbor and the other in
   * turn (Chen, Zhang, Zhang and Yuan, 2005). With an odd number of processes it is a ring.
   */
  public static class AllgatherNeighborExchange {
    private GatheredBlocks blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      message.count(2);
      blocks = new GatheredBlocks(comm, message);
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:neighbor-exchange", suites = "algorithms")
    @Description("neighbor exchange; a ring if p is odd")
    public void neighborExchange(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      blocks.copyOwn(rank);
      if (size % 2 == 1) {
        RingAllgatherPhase.allgather(comm, blocks.parts(), rank, message.datatype(), TAG);
        return;
      }
      boolean isEven = rank % 2 == 0;
      int first = isEven ? rank + 1 : rank - 1;
      int second = isEven ? (rank - 1 + size) % size : (rank + 1) % size;
      exchange(comm, message, rank, first, 1, first);
      int direction = isEven ? 1 : -1;
      int out = isEven ? rank : first;
      for (int round = 1; round < size / 2; round++) {
        // With each neighbor in turn, the pair of blocks that has come to it from its other side.
        boolean isSecond = round % 2 == 1;
        int distance = (round + 1) / 2 * 2 * direction;
        int pair = isEven ? rank : first;
        int in = Math.floorMod(pair + (isSecond ? -distance : distance), size);
        exchange(comm, message, out, in, 2, isSecond ? second : first);
        out = in;
      }
    }

    private void exchange(
        Communicator comm, Message message, int out, int in, int number, int neighbor) {
      comm.sendrecv(
          blocks.from(out),
          number * message.count(),
          neighbor,
          TAG,
          blocks.from(in),
          number * message.count(),
          neighbor,
          TAG,
          message.datatype());
    }
  }

  /**
   * Allgather in which partners at twice the distance each time exchange all that they have
   * (Thakur, Rabenseifner and Gropp, 2005).
   */
  public static class AllgatherRecursiveDoubling {
    private PowerOfTwo processes;
    private Parts pairs;
    private GatheredBlocks blocks;
    private int all;

    @Setup
    public void make(Communicator comm, Message message) {
      processes = new PowerOfTwo(comm.size());
      all = message.count(comm.size());
      pairs = Parts.paired(message.receive(), processes, message.count());
      blocks = new GatheredBlocks(comm, message);
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:recursive-doubling", suites = "algorithms")
    @Counterparts(mpptest = "goptest -colxex")
    @Description("recursive doubling")
    public void recursiveDoubling(Communicator comm, Message message) {
      int rank = comm.rank();
      int count = message.count();
      if (processes.isOdd(rank)) {
        comm.send(message.send(), count, message.datatype(), rank - 1, TAG);
        comm.recv(message.receive(), all, message.datatype(), rank - 1, TAG);
        return;
      }
      blocks.copyOwn(rank);
      if (processes.hasOdd(rank)) {
        comm.recv(blocks.from(rank + 1), count, message.datatype(), rank + 1, TAG);
      }
      DoublingPhase.allgather(comm, pairs, processes, message.datatype(), TAG);
      if (processes.hasOdd(rank)) {
        comm.send(message.receive(), all, message.datatype(), rank + 1, TAG);
      }
    }
  }

  /**
   * Allgather in ceil(log2 p) rounds, each of which doubles the number of blocks held, counted from
   * the own one (Bruck, Ho, Kipnis, Upfal and Weathersby, 1997).
   */
  public static class AllgatherBruck {
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

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:Bruck", suites = "algorithms")
    @Description("Bruck")
    public void bruck(Communicator comm, Message message) {
      int size = comm.size();
      int rank = comm.rank();
      int count = message.count();
      own.copy(0, 0, count);
      for (int blocks = 1; blocks < size; blocks *= 2) {
        int exchanged = Math.min(blocks, size - blocks) * count;
        comm.sendrecv(
            held.from(0),
            exchanged,
            (rank - blocks + size) % size,
            TAG,
            held.from(blocks),
            exchanged,
            (rank + blocks) % size,
            TAG,
            message.datatype());
      }
      all.copy(0, message.elements(rank), message.elements(size - rank));
      all.copy(message.elements(size - rank), 0, message.elements(rank));
    }
  }
}

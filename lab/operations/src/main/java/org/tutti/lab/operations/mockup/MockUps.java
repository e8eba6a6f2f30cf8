package org.tutti.lab.operations.mockup;

import java.util.Arrays;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.mockup.MockUpBuffers.BlocksByRoot;
import org.tutti.lab.operations.mockup.MockUpBuffers.DisjointParts;
import org.tutti.lab.operations.mockup.MockUpBuffers.PaddedBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.operations.state.InPlace;
import org.tutti.runtime.Message;

/** Operations that move data, by others that do the same or more. */
public class MockUps {
  private static final int ROOT = 0;

  /** Gather by an allgather, of which all but the root ignore the result. */
  @Collective(value = Operation.GATHER, datatype = byte.class)
  @Catalog(value = "MPI_Gather:Allgather", suites = "mockups")
  @Description("an allgather")
  public void gatherByAllgather(Communicator comm, Message message) {
    comm.allgather(message.send(), message.receive(), message.count(), message.datatype());
  }

  /** Reduction by an allreduce, of which all but the root ignore the result. */
  @Collective(Operation.REDUCE)
  @Catalog(value = "MPI_Reduce:Allreduce", suites = "mockups")
  @Description("an allreduce")
  public void allreduce(Communicator comm, Message message) {
    comm.allreduce(
        message.send(), message.receive(), message.count(), message.datatype(), message.op());
  }

  /** Allreduce by a reduction and a broadcast. */
  @Collective(Operation.ALLREDUCE)
  @Catalog(value = "MPI_Allreduce:Reduce+Bcast", suites = "mockups")
  @Counterparts(skampi = "Allreduce_using_Reduce_Bcast")
  @Description("a reduction at rank 0, then a broadcast")
  public void reduceBcast(Communicator comm, Message message) {
    MessageBuffer result = message.receive();
    int count = message.count();
    comm.reduce(message.send(), result, count, message.datatype(), message.op(), ROOT);
    comm.bcast(result, count, message.datatype(), ROOT);
  }

  /** Allgather by an allreduce, to which each process contributes its block among zeros. */
  public static class AllgatherByAllreduce {
    private DisjointParts parts;

    @Setup
    public void make(Communicator comm, Message message) {
      parts = new DisjointParts(comm, message);
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:Allreduce", suites = "mockups")
    @Description("an allreduce of disjoint parts")
    public void allreduce(Communicator comm, Message message) {
      parts.fill();
      MessageBuffer blocks = parts.buffer();
      comm.allreduce(blocks, message.receive(), blocks.count(), message.datatype(), ReduceOp.SUM);
    }
  }

  /** Allgather by an all-to-all, in which a process sends the same block to each. */
  public static class AllgatherByAlltoall {
    private MessageBuffer copies;
    private LocalCopy copy;

    @Setup
    public void make(Communicator comm, Message message) {
      copies = comm.allocate(message.datatype(), message.elements(comm.size()));
      copy = new LocalCopy(message.send(), copies);
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:Alltoall", suites = "mockups")
    @Description("an all-to-all of as many copies of the block as processes")
    public void alltoall(Communicator comm, Message message) {
      int count = message.count();
      for (int rank = 0; rank < comm.size(); rank++) {
        copy.copy(0, message.elements(rank), count);
      }
      comm.alltoall(copies, message.receive(), count, message.datatype());
    }
  }

  /** Allgather by a gather and a broadcast of all blocks. */
  public static class AllgatherByGatherBcast {
    private int all;

    @Setup
    public void make(Communicator comm, Message message) {
      all = message.count(comm.size());
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:Gather+Bcast", suites = "mockups")
    @Description("a gather at rank 0, then a broadcast")
    public void gatherBcast(Communicator comm, Message message) {
      comm.gather(message.send(), message.receive(), message.count(), message.datatype(), ROOT);
      comm.bcast(message.receive(), all, message.datatype(), ROOT);
    }
  }

  /** Broadcast by scattering parts and gathering them on all processes. */
  public static class BcastByScatterAllgather {
    private PaddedBuffer data;
    private MessageBuffer part;

    @Setup
    public void make(Communicator comm, Message message) {
      data = new PaddedBuffer(comm, message, message.send());
      part = comm.allocate(message.datatype(), data.part());
    }

    @Collective(value = Operation.BCAST, datatype = byte.class)
    @Catalog(value = "MPI_Bcast:Scatter+Allgather", suites = "mockups")
    @Description("a scatter of equal parts, then an allgather")
    public void scatterAllgather(Communicator comm, Message message) {
      int count = data.part();
      boolean isRoot = comm.rank() == message.root();
      if (isRoot) {
        data.fill();
      }
      comm.scatter(data.buffer(), part, count, message.datatype(), message.root());
      comm.allgather(part, data.buffer(), count, message.datatype());
      if (!isRoot) {
        data.drain();
      }
    }
  }

  /** Gather by a reduction, to which each process contributes its block among zeros. */
  public static class GatherByReduce {
    private DisjointParts parts;

    @Setup
    public void make(Communicator comm, Message message) {
      parts = new DisjointParts(comm, message);
    }

    @Collective(value = Operation.GATHER, datatype = byte.class)
    @Catalog(value = "MPI_Gather:Reduce", suites = "mockups")
    @Description("a reduction of disjoint parts")
    public void reduce(Communicator comm, Message message) {
      parts.fill();
      MessageBuffer blocks = parts.buffer();
      comm.reduce(
          blocks,
          message.receive(),
          blocks.count(),
          message.datatype(),
          ReduceOp.SUM,
          message.root());
    }
  }

  /** Scatter by a broadcast, of which each process keeps its block. */
  public static class ScatterByBcast {
    private MessageBuffer received;
    private LocalCopy fromReceived;
    private LocalCopy fromOwn;

    @Setup
    public void make(Communicator comm, Message message) {
      received = comm.allocate(message.datatype(), message.count(comm.size()));
      fromReceived = new LocalCopy(received, message.receive());
      fromOwn = new LocalCopy(message.send(), message.receive());
    }

    @Collective(value = Operation.SCATTER, datatype = byte.class)
    @Catalog(value = "MPI_Scatter:Bcast", suites = "mockups")
    @Description("a broadcast of all blocks")
    public void bcast(Communicator comm, Message message) {
      boolean isRoot = comm.rank() == message.root();
      MessageBuffer blocks = isRoot ? message.send() : received;
      comm.bcast(blocks, received.count(), message.datatype(), message.root());
      LocalCopy block = isRoot ? fromOwn : fromReceived;
      block.copy(message.elements(comm.rank()), 0, message.count());
    }
  }

  /** Operations with equal blocks by those that take a count for each process. */
  public static class EqualBlocksByCounts {
    private Blocks blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      message.count(comm.size());
      int[] counts = new int[comm.size()];
      Arrays.fill(counts, message.count());
      blocks = comm.blocks(counts);
    }

    @Collective(value = Operation.ALLGATHER, datatype = byte.class)
    @Catalog(value = "MPI_Allgather:Allgatherv", suites = "mockups")
    @Description("an allgatherv of equal blocks")
    public void allgatherv(Communicator comm, Message message) {
      comm.allgatherv(
          message.send(), message.count(), message.receive(), blocks, message.datatype());
    }

    @Collective(value = Operation.ALLTOALL, datatype = byte.class)
    @Catalog(value = "MPI_Alltoall:Alltoallv", suites = "mockups")
    @Description("an all-to-all of equal blocks with counts")
    public void alltoallv(Communicator comm, Message message) {
      comm.alltoallv(message.send(), blocks, message.receive(), blocks, message.datatype());
    }

    @Collective(value = Operation.GATHER, datatype = byte.class)
    @Catalog(value = "MPI_Gather:Gatherv", suites = "mockups")
    @Description("a gatherv of equal blocks")
    public void gatherv(Communicator comm, Message message) {
      comm.gatherv(
          message.send(),
          message.count(),
          message.receive(),
          blocks,
          message.datatype(),
          message.root());
    }

    @Collective(value = Operation.SCATTER, datatype = byte.class)
    @Catalog(value = "MPI_Scatter:Scatterv", suites = "mockups")
    @Description("a scatterv of equal blocks")
    public void scatterv(Communicator comm, Message message) {
      comm.scatterv(
          message.send(),
          blocks,
          message.receive(),
          message.count(),
          message.datatype(),
          message.root());
    }

    @Collective(Operation.REDUCE_SCATTER_BLOCK)
    @Catalog(value = "MPI_Reduce_scatter_block:Reduce_scatter", suites = "mockups")
    @Description("a reduce-scatter of equal blocks with counts")
    public void reduceScatter(Communicator comm, Message message) {
      comm.reduceScatter(
          message.send(), message.receive(), blocks, message.datatype(), message.op());
    }
  }

  /** Operations whose root alone has data, or gets some, by those with a count for each process. */
  public static class OneBlockByCounts {
    private BlocksByRoot blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      blocks = new BlocksByRoot(comm, message);
    }

    @Collective(value = Operation.BCAST, datatype = byte.class)
    @Catalog(value = "MPI_Bcast:Allgatherv", suites = "mockups")
    @Description("an allgatherv in place, to which only the root contributes")
    public void allgatherv(Communicator comm, Message message, InPlace inPlace) {
      comm.allgatherv(
          inPlace.buffer, 0, message.send(), blocks.of(message.root()), message.datatype());
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:Reduce_scatter", suites = "mockups")
    @Description("a reduce-scatter of which the root gets everything")
    public void reduceScatter(Communicator comm, Message message) {
      comm.reduceScatter(
          message.send(),
          message.receive(),
          blocks.of(message.root()),
          message.datatype(),
          message.op());
    }
  }
}

package org.tutti.lab.operations.mockup;

import java.util.Arrays;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Collective;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Description;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Setup;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalCopy;
import org.tutti.lab.operations.algorithm.AlgorithmSteps.LocalReductions;
import org.tutti.lab.operations.mockup.MockUpBuffers.PaddedBuffer;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.MessageBuffer;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.runtime.Message;

/** Reductions and scans, by other operations that do the same or more. */
public final class ReductionMockUps {
  private static final int ROOT = 0;

  private ReductionMockUps() {}

  /** Reduction by reducing a part on each process and gathering the parts at the root. */
  public static class ReduceByReduceScatterGather {
    private PaddedBuffer data;
    private PaddedBuffer result;
    private MessageBuffer part;
    private Blocks blocks;

    @Setup
    public void make(Communicator comm, Message message) {
      data = new PaddedBuffer(comm, message, message.send());
      result = new PaddedBuffer(comm, message, message.receive());
      part = comm.allocate(message.datatype(), data.part());
      int[] counts = new int[comm.size()];
      Arrays.fill(counts, data.part());
      blocks = comm.blocks(counts);
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:Reduce_scatter+Gather", suites = "mockups")
    @Description("a reduction of equal parts, then a gather")
    public void reduceScatterGather(Communicator comm, Message message) {
      data.fill();
      comm.reduceScatter(data.buffer(), part, blocks, message.datatype(), message.op());
      comm.gather(part, result.buffer(), data.part(), message.datatype(), message.root());
      if (comm.rank() == message.root()) {
        result.drain();
      }
    }
  }

  /** Reduction by reducing an equal part on each process and gathering the parts at the root. */
  public static class ReduceByReduceScatterBlockGather {
    private PaddedBuffer data;
    private PaddedBuffer result;
    private MessageBuffer part;

    @Setup
    public void make(Communicator comm, Message message) {
      data = new PaddedBuffer(comm, message, message.send());
      result = new PaddedBuffer(comm, message, message.receive());
      part = comm.allocate(message.datatype(), data.part());
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:Reduce_scatter_block+Gather", suites = "mockups")
    @Description("a reduction of equal parts, then a gather")
    public void reduceScatterBlockGather(Communicator comm, Message message) {
      data.fill();
      comm.reduceScatterBlock(data.buffer(), part, data.part(), message.datatype(), message.op());
      comm.gather(part, result.buffer(), data.part(), message.datatype(), message.root());
      if (comm.rank() == message.root()) {
        result.drain();
      }
    }
  }

  /** Allreduce by reducing a part on each process and gathering the parts. */
  public static class AllreduceByReduceScatterAllgather {
    private PaddedBuffer data;
    private PaddedBuffer result;
    private MessageBuffer part;

    @Setup
    public void make(Communicator comm, Message message) {
      data = new PaddedBuffer(comm, message, message.send());
      result = new PaddedBuffer(comm, message, message.receive());
      part = comm.allocate(message.datatype(), data.part());
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:Reduce_scatter_block+Allgather", suites = "mockups")
    @Description("a reduction of equal parts, then an allgather")
    public void reduceScatterAllgather(Communicator comm, Message message) {
      int count = data.part();
      data.fill();
      comm.reduceScatterBlock(data.buffer(), part, count, message.datatype(), message.op());
      comm.allgather(part, result.buffer(), count, message.datatype());
      result.drain();
    }
  }

  /**
   * Reductions by reducing a part on each process, and gathering the parts; these differ by an
   * element if the number of processes does not divide that of the elements.
   */
  public static class ReductionsByUnevenParts {
    private Blocks parts;
    private MessageBuffer part;

    @Setup
    public void make(Communicator comm, Message message) {
      int processes = comm.size();
      int[] counts = new int[processes];
      for (int rank = 0; rank < processes; rank++) {
        counts[rank] = message.count() / processes + (rank < message.count() % processes ? 1 : 0);
      }
      parts = comm.blocks(counts);
      part = comm.allocate(message.datatype(), counts[comm.rank()]);
    }

    @Collective(Operation.ALLREDUCE)
    @Catalog(value = "MPI_Allreduce:Reduce_scatter+Allgatherv", suites = "mockups")
    @Description("a reduction of parts, then an allgatherv")
    public void reduceScatterAllgatherv(Communicator comm, Message message) {
      comm.reduceScatter(message.send(), part, parts, message.datatype(), message.op());
      comm.allgatherv(part, parts.count(comm.rank()), message.receive(), parts, message.datatype());
    }

    @Collective(Operation.REDUCE)
    @Catalog(value = "MPI_Reduce:Reduce_scatter+Gatherv", suites = "mockups")
    @Description("a reduction of parts, then a gatherv")
    public void reduceScatterGatherv(Communicator comm, Message message) {
      comm.reduceScatter(message.send(), part, parts, message.datatype(), message.op());
      comm.gatherv(
          part,
          parts.count(comm.rank()),
          message.receive(),
          parts,
          message.datatype(),
          message.root());
    }
  }

  /** Reduce-scatter with equal blocks by an allreduce, of which each process keeps its block. */
  public static class ReduceScatterBlockByAllreduce {
    private MessageBuffer reduced;
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      reduced = comm.allocate(message.datatype(), message.count(comm.size()));
      own = new LocalCopy(reduced, message.receive());
    }

    @Collective(Operation.REDUCE_SCATTER_BLOCK)
    @Catalog(value = "MPI_Reduce_scatter_block:Allreduce", suites = "mockups")
    @Description("an allreduce of all blocks")
    public void allreduce(Communicator comm, Message message) {
      comm.allreduce(message.send(), reduced, reduced.count(), message.datatype(), message.op());
      own.copy(message.elements(comm.rank()), 0, message.count());
    }
  }

  /** Reduce-scatter with equal blocks by a reduction and a scatter. */
  public static class ReduceScatterBlockByReduceScatter {
    private MessageBuffer reduced;

    @Setup
    public void make(Communicator comm, Message message) {
      reduced = comm.allocate(message.datatype(), message.count(comm.size()));
    }

    @Collective(Operation.REDUCE_SCATTER_BLOCK)
    @Catalog(value = "MPI_Reduce_scatter_block:Reduce+Scatter", suites = "mockups")
    @Description("a reduction at rank 0, then a scatter")
    public void reduceScatter(Communicator comm, Message message) {
      comm.reduce(message.send(), reduced, reduced.count(), message.datatype(), message.op(), ROOT);
      comm.scatter(reduced, message.receive(), message.count(), message.datatype(), ROOT);
    }
  }

  /** Reduce-scatter with a count for each process by a reduction and a scatter of such blocks. */
  public static class ReduceScatterByReduceScatterv {
    private MessageBuffer reduced;

    @Setup
    public void make(Communicator comm, Message message) {
      reduced = comm.allocate(message.datatype(), message.blocks().extent());
      reduced.count();
    }

    @Collective(Operation.REDUCE_SCATTER)
    @Catalog(value = "MPI_Reduce_scatter:Reduce+Scatterv", suites = "mockups")
    @Counterparts(skampi = "Reduce_Scatterv")
    @Description("a reduction at rank 0, then a scatterv")
    public void reduceScatterv(Communicator comm, Message message, BlocksOfMessage blocks) {
      comm.reduce(message.send(), reduced, reduced.count(), message.datatype(), message.op(), ROOT);
      comm.scatterv(reduced, blocks.all, message.receive(), blocks.own, message.datatype(), ROOT);
    }
  }

  /** Scan by an exclusive one, to which each process adds its own block. */
  public static class ScanByExscan {
    private LocalCopy own;

    @Setup
    public void make(Communicator comm, Message message) {
      LocalReductions.require(comm, message);
      own = new LocalCopy(message.send(), message.receive());
    }

    @Collective(Operation.SCAN)
    @Catalog(value = "MPI_Scan:Exscan+Reduce_local", suites = "mockups")
    @Description("an exclusive scan, then the own block")
    public void exscan(Communicator comm, Message message) {
      int count = message.count();
      comm.exscan(message.send(), message.receive(), count, message.datatype(), message.op());
      if (comm.rank() == 0) {
        own.copy(0, 0, count);
      } else {
        comm.reduceLocal(
            message.send(), message.receive(), count, message.datatype(), message.op());
      }
    }
  }
}

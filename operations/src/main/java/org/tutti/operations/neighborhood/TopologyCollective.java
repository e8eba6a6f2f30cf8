package org.tutti.operations.neighborhood;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Operation;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.NumberOp;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.state.TranslatedArrivals;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Control;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;
import org.tutti.runtime.StandardPayload;

/**
 * A global operation on the communicator of a topology, for comparison with the one on the
 * neighborhood (luebbe2017, guidelines 7 and 8). Blocks lie in the order of that communicator's
 * ranks; the root is one of them.
 */
public abstract class TopologyCollective extends NeighborhoodBenchmark {
  private final Operation operation;

  /** The world's rank of each rank of the communicator. */
  private List<Integer> ranks;

  TopologyCollective(Operation operation) {
    this.operation = operation;
  }

  @Override
  final void learn(Communicator world) {
    int[] own = IntStream.range(0, topology.size()).toArray();
    ranks = Arrays.stream(topology.translateRanks(own, world)).boxed().toList();
  }

  /** How elements are combined, if they are. */
  ReduceOp op() {
    return ReduceOp.SUM;
  }

  private StandardPayload standard() {
    return StandardPayload.of(operation).reducing(op()).with(counts()).withGap(gap());
  }

  /** Where this process's blocks lie. */
  final BlockLayout layout(Message message) {
    return standard().blocks(there(message.root(), message.count(), message.datatype(), 0, 0));
  }

  @Override
  public final long sendElements(PayloadContext place) {
    return elements(operation.send(), place);
  }

  @Override
  public final long receiveElements(PayloadContext place) {
    return elements(operation.receive(), place);
  }

  /** A block may be the largest, since the process's rank in the topology is not known yet. */
  private long elements(Operation.Extent extent, PayloadContext place) {
    BlockLayout all = BlockLayout.of(counts(), gap(), place.processes(), place.count());
    return switch (extent) {
      case NOTHING -> 0;
      case BLOCK -> all.largest();
      case BLOCK_PER_PROCESS -> all.extent();
    };
  }

  @Override
  public final Optional<ReduceOp> reduction() {
    return standard().reduction();
  }

  @Override
  public final void arrivals(PayloadContext place, Arrivals arrivals) {
    PayloadContext there =
        there(
            place.root(),
            place.count(),
            place.datatype(),
            sendElements(place),
            receiveElements(place));
    standard().arrivals(there, new TranslatedArrivals(arrivals, ranks));
  }

  /** This process in the topology. */
  private PayloadContext there(
      int root, int count, Datatype datatype, long sendElements, long receiveElements) {
    return new PayloadContext(
        new Control(topology.rank(), topology.size(), root, -1),
        count,
        datatype,
        sendElements,
        receiveElements);
  }

  /**
   * {@code MPI_Barrier} on a topology's communicator: no process leaves before all have entered.
   */
  public static class TopologyBarrier extends TopologyCollective {
    public TopologyBarrier() {
      super(Operation.BARRIER);
    }

    @Override
    @Benchmark(operation = "BARRIER", send = "0", receive = "0")
    @Catalog(value = "MPI_Barrier:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.barrier();
    }
  }

  /** {@code MPI_Bcast} on a topology's communicator: all processes get the block of the root. */
  public static class TopologyBcast extends TopologyCollective {
    public TopologyBcast() {
      super(Operation.BCAST);
    }

    @Override
    @Benchmark(operation = "BCAST")
    @Catalog(value = "MPI_Bcast:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.bcast(message.send(), message.count(), message.datatype(), message.root());
    }
  }

  /** {@code MPI_Allgather} on a topology's communicator: all processes get a block of each. */
  public static class TopologyAllgather extends TopologyCollective {
    public TopologyAllgather() {
      super(Operation.ALLGATHER);
    }

    @Override
    @Benchmark(operation = "ALLGATHER")
    @Catalog(value = "MPI_Allgather:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.allgather(message.send(), message.receive(), message.count(), message.datatype());
    }
  }

  /** {@code MPI_Alltoall} on a topology's communicator: each process gets a block of each. */
  public static class TopologyAlltoall extends TopologyCollective {
    public TopologyAlltoall() {
      super(Operation.ALLTOALL);
    }

    @Override
    @Benchmark(operation = "ALLTOALL")
    @Catalog(value = "MPI_Alltoall:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.alltoall(message.send(), message.receive(), message.count(), message.datatype());
    }
  }

  /**
   * {@code MPI_Allreduce} on a topology's communicator: all processes get the reduction of all
   * blocks.
   */
  public static class TopologyAllreduce extends TopologyCollective {
    /** How elements are combined. */
    @Param("SUM")
    public NumberOp reduction;

    private ReduceOp op;

    public TopologyAllreduce() {
      super(Operation.ALLREDUCE);
    }

    @Setup
    public void choose() {
      op = op();
    }

    @Override
    ReduceOp op() {
      return ReduceOp.of(reduction);
    }

    @Override
    @Benchmark(operation = "ALLREDUCE", datatype = double.class)
    @Catalog(value = "MPI_Allreduce:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.allreduce(
          message.send(), message.receive(), message.count(), message.datatype(), op);
    }
  }

  /** A global operation with a count for each process on the communicator of a topology. */
  public abstract static class TopologyBlocks extends TopologyCollective {
    @Param("EQUAL")
    public BlockCounts counts;

    @Param("0")
    public int gap;

    TopologyBlocks(Operation operation) {
      super(operation);
    }

    @Override
    final BlockCounts counts() {
      return counts;
    }

    @Override
    final int gap() {
      return gap;
    }
  }

  /** {@code MPI_Allgatherv} on a topology's communicator: all processes get a block of each. */
  public static class TopologyAllgatherv extends TopologyBlocks {
    private Blocks blocks;
    private int own;

    public TopologyAllgatherv() {
      super(Operation.ALLGATHERV);
    }

    @Override
    protected void prepare(Message message) {
      BlockLayout layout = layout(message);
      blocks = blocks(layout, message);
      own = layout.count(topology.rank());
    }

    @Override
    @Benchmark(operation = "ALLGATHERV")
    @Catalog(value = "MPI_Allgatherv:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.allgatherv(message.send(), own, message.receive(), blocks, message.datatype());
    }
  }

  /** {@code MPI_Alltoallv} on a topology's communicator: each process gets a block of each. */
  public static class TopologyAlltoallv extends TopologyBlocks {
    private Blocks blocks;

    public TopologyAlltoallv() {
      super(Operation.ALLTOALLV);
    }

    @Override
    protected void prepare(Message message) {
      blocks = blocks(layout(message), message);
    }

    @Override
    @Benchmark(operation = "ALLTOALLV")
    @Catalog(value = "MPI_Alltoallv:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.alltoallv(message.send(), blocks, message.receive(), blocks, message.datatype());
    }
  }

  /** {@code MPI_Alltoallw} on a topology's communicator: each process gets a block of each. */
  public static class TopologyAlltoallw extends TopologyBlocks {
    private TypedBlocks blocks;

    public TopologyAlltoallw() {
      super(Operation.ALLTOALLW);
    }

    @Override
    protected void prepare(Message message) {
      blocks = typedBlocks(layout(message), message);
    }

    @Override
    @Benchmark(operation = "ALLTOALLW")
    @Catalog(value = "MPI_Alltoallw:topology", suites = "neighborhoods")
    public void exchange(Message message) {
      topology.alltoallw(message.send(), blocks, message.receive(), blocks);
    }
  }
}

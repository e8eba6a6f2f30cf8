package org.tutti.operations.neighborhood;

import java.util.Arrays;
import java.util.List;
import org.tutti.annotations.Benchmark;
import org.tutti.annotations.Catalog;
import org.tutti.annotations.Counterparts;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.neighborhood.TopologyShape.Neighborhood;
import org.tutti.operations.neighborhood.TopologyShape.NeighborhoodParameters;
import org.tutti.operations.neighborhood.TopologyShape.TopologyConstructor;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.LeastValue;
import org.tutti.operations.state.TypedBlocksOfMessage;
import org.tutti.runtime.Arrivals;
import org.tutti.runtime.BlockCounts;
import org.tutti.runtime.BlockLayout;
import org.tutti.runtime.Message;
import org.tutti.runtime.PayloadContext;

/**
 * An operation on a communicator with a topology, which is made before each cell (luebbe2017,
 * algorithm 1).
 */
public abstract class NeighborhoodBenchmark extends NeighborhoodParameters {
  @Param("DEFAULT")
  public TopologyConstructor constructor;

  /** The communicator with the topology. */
  protected Communicator topology;

  /** The request of nonblocking and persistent operations. */
  protected Request request;

  private boolean isPrepared;

  /** The timed operation; the annotated method. */
  public abstract void exchange(Message message);

  /** Makes what the operation needs besides its buffers, such as blocks. */
  protected void prepare(Message message) {}

  /** Gives back what {@link #prepare} made. */
  protected void release() {}

  /** Learns what arrives where, as soon as the topology is there. */
  abstract void learn(Communicator world);

  @Setup
  public void connect(Communicator world, Message message) {
    topology = shape().create(world, constructor, reorder);
    request = topology.request();
    learn(world);
    prepare(message);
    isPrepared = true;
  }

  @TearDown
  public void disconnect() {
    if (isPrepared) {
      isPrepared = false;
      release();
    }
    if (topology != null) {
      topology.free();
      topology = null;
    }
  }

  /** How large the blocks are; operations with counts have a parameter for it. */
  BlockCounts counts() {
    return BlockCounts.EQUAL;
  }

  /** Elements between two blocks; operations with displacements have a parameter for it. */
  int gap() {
    return 0;
  }

  /** The amount of work before a nonblocking operation is waited for. */
  double work() {
    return 0;
  }

  /** Calls of {@code MPI_Test} during the work. */
  int tests() {
    return 0;
  }

  /** What the time of the operation depends on besides the message. */
  final List<Object> arguments() {
    return List.of(shape(), constructor, reorder, counts(), gap());
  }

  @Override
  public final void checkProcesses(int processes) {
    super.checkProcesses(processes);
    LeastValue.check("gap", gap(), 0);
    LeastValue.check("work", work(), 0);
    LeastValue.check("tests", tests(), 0);
  }

  /**
   * The blocks of a process, as many as it can have neighbors, of the message's size or of other
   * sizes.
   */
  final BlockLayout slots(int processes, int count) {
    return BlockLayout.of(counts(), gap(), shape().slots(processes), count);
  }

  /**
   * Elements of the largest block for each neighbor; with reordering, any process may have the
   * most.
   */
  final int room(PayloadContext place, int largest) {
    long elements = shape().slots(place.processes()) * ((long) largest + gap());
    if (elements > Integer.MAX_VALUE) {
      throw MpiProblem.SHAPE_IMPOSSIBLE.error(
          "The neighbors of a process need " + elements + " elements, more than a buffer can hold.",
          "Give fewer dimensions, a smaller radius, or a smaller message.");
    }
    return (int) elements;
  }

  /** The arguments of an operation with counts. */
  final Blocks blocks(BlockLayout layout, Message message) {
    return BlocksOfMessage.of(topology, message.with(layout));
  }

  /** The same with the message's datatype for each block. */
  final TypedBlocks typedBlocks(BlockLayout layout, Message message) {
    return TypedBlocksOfMessage.of(topology, message.with(layout));
  }

  /**
   * A process sends the same block to all its neighbors. Sizes of blocks follow the order of the
   * topology's ranks.
   */
  public abstract static class AllgatherNeighborhood extends NeighborhoodBenchmark {
    private int[] sources;

    @Override
    final void learn(Communicator world) {
      sources = topology.translateRanks(topology.neighbors().sources(), world);
    }

    @Override
    public final long sendElements(PayloadContext place) {
      return ofAll(place.processes(), place.count()).largest();
    }

    @Override
    public final long receiveElements(PayloadContext place) {
      BlockLayout all = ofAll(place.processes(), place.count());
      return neighborhood == Neighborhood.FULL ? all.extent() : room(place, all.largest());
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      BlockLayout received = received(place.count());
      for (int slot = 0; slot < sources.length; slot++) {
        if (sources[slot] >= 0) {
          arrivals.block(received.displacement(slot), received.count(slot), sources[slot], 0);
        }
      }
    }

    /** Elements that this process sends. */
    final int own(int count) {
      return ofAll(topology.size(), count).count(topology.rank());
    }

    /** A block from each neighbor; nothing is received where there is none. */
    final BlockLayout received(int count) {
      BlockLayout all = ofAll(topology.size(), count);
      int[] ranks = topology.neighbors().sources();
      int[] sizes = new int[ranks.length];
      Arrays.setAll(sizes, slot -> ranks[slot] < 0 ? count : all.count(ranks[slot]));
      return BlockLayout.of(sizes, gap());
    }

    private BlockLayout ofAll(int processes, int count) {
      return BlockLayout.of(counts(), gap(), processes, count);
    }
  }

  /** A process sends the same block to all its neighbors, and each process one of its own size. */
  public abstract static class AllgathervNeighborhood extends AllgatherNeighborhood {
    @Param("EQUAL")
    public BlockCounts counts;

    @Param("0")
    public int gap;

    @Override
    final BlockCounts counts() {
      return counts;
    }

    @Override
    final int gap() {
      return gap;
    }
  }

  /**
   * A process sends a block of its own to each of its neighbors. Sizes of blocks follow the order
   * of the destinations.
   */
  public abstract static class AlltoallNeighborhood extends NeighborhoodBenchmark {
    private SlotSources sources;
    private boolean isLearning;

    @Override
    final void learn(Communicator world) {
      isLearning = true;
      sources = SlotSources.learn(topology, world, this::probe);
      isLearning = false;
    }

    /** The operation itself, with blocks of one element. */
    private void probe(MessageBuffer send, MessageBuffer receive) {
      Message single =
          new Message(send, receive, 1, Datatype.INT, 0, Datatype.INT.bytes(), ReduceOp.SUM);
      prepare(single);
      exchange(single);
      release();
    }

    @Override
    public final long sendElements(PayloadContext place) {
      return slots(place.processes(), place.count()).extent();
    }

    @Override
    public final long receiveElements(PayloadContext place) {
      return room(place, slots(place.processes(), place.count()).largest());
    }

    @Override
    public void arrivals(PayloadContext place, Arrivals arrivals) {
      BlockLayout sent = slots(place.processes(), place.count());
      BlockLayout received = received(place.count());
      for (int slot = 0; slot < sources.ranks().length; slot++) {
        if (sources.ranks()[slot] >= 0) {
          arrivals.block(
              received.displacement(slot),
              received.count(slot),
              sources.ranks()[slot],
              sent.displacement(sources.blocks()[slot]));
        }
      }
    }

    /** A block for each destination. */
    final BlockLayout sent(int count) {
      int destinations = topology.neighbors().destinations().length;
      return isLearning
          ? single(destinations)
          : BlockLayout.of(
              Arrays.copyOf(slots(topology.size(), count).counts(), destinations), gap());
    }

    /** The block of each source; nothing is received where there is none. */
    final BlockLayout received(int count) {
      if (isLearning) {
        return single(topology.neighbors().sources().length);
      }
      BlockLayout slots = slots(topology.size(), count);
      int[] sizes = new int[sources.ranks().length];
      Arrays.setAll(
          sizes, slot -> slots.count(sources.ranks()[slot] < 0 ? 0 : sources.blocks()[slot]));
      return BlockLayout.of(sizes, gap());
    }

    private static BlockLayout single(int blocks) {
      return BlockLayout.of(BlockCounts.EQUAL, 0, blocks, 1);
    }
  }

  /** A process sends a block of its own to each of its neighbors, each of another size. */
  public abstract static class AlltoallvNeighborhood extends AlltoallNeighborhood {
    @Param("EQUAL")
    public BlockCounts counts;

    @Param("0")
    public int gap;

    @Override
    final BlockCounts counts() {
      return counts;
    }

    @Override
    final int gap() {
      return gap;
    }
  }

  /** {@code MPI_Neighbor_allgather}: every process sends one block to all neighbors. */
  public static class NeighborAllgather extends AllgatherNeighborhood {
    @Override
    @Benchmark(operation = "NEIGHBOR_ALLGATHER")
    @Catalog(value = "MPI_Neighbor_allgather", suites = "neighborhoods")
    @Counterparts(osu = "osu_neighbor_allgather")
    public void exchange(Message message) {
      topology.neighborAllgather(
          message.send(), message.receive(), message.count(), message.datatype());
    }
  }

  /**
   * {@code MPI_Neighbor_allgatherv}: every process sends one block to all neighbors, with counts
   * and displacements.
   */
  public static class NeighborAllgatherv extends AllgathervNeighborhood {
    private Blocks blocks;
    private int own;

    @Override
    protected void prepare(Message message) {
      blocks = blocks(received(message.count()), message);
      own = own(message.count());
    }

    @Override
    @Benchmark(operation = "NEIGHBOR_ALLGATHERV")
    @Catalog(value = "MPI_Neighbor_allgatherv", suites = "neighborhoods")
    @Counterparts(osu = "osu_neighbor_allgatherv")
    public void exchange(Message message) {
      topology.neighborAllgatherv(
          message.send(), own, message.receive(), blocks, message.datatype());
    }
  }

  /** {@code MPI_Neighbor_alltoall}: every process sends a block to each neighbor. */
  public static class NeighborAlltoall extends AlltoallNeighborhood {
    @Override
    @Benchmark(operation = "NEIGHBOR_ALLTOALL")
    @Catalog(value = "MPI_Neighbor_alltoall", suites = "neighborhoods")
    @Counterparts(osu = "osu_neighbor_alltoall")
    public void exchange(Message message) {
      topology.neighborAlltoall(
          message.send(), message.receive(), message.count(), message.datatype());
    }
  }

  /**
   * {@code MPI_Neighbor_alltoallv}: every process sends a block to each neighbor, with counts and
   * displacements.
   */
  public static class NeighborAlltoallv extends AlltoallvNeighborhood {
    private Blocks out;
    private Blocks in;

    @Override
    protected void prepare(Message message) {
      out = blocks(sent(message.count()), message);
      in = blocks(received(message.count()), message);
    }

    @Override
    @Benchmark(operation = "NEIGHBOR_ALLTOALLV")
    @Catalog(value = "MPI_Neighbor_alltoallv", suites = "neighborhoods")
    @Counterparts(osu = "osu_neighbor_alltoallv")
    public void exchange(Message message) {
      topology.neighborAlltoallv(message.send(), out, message.receive(), in, message.datatype());
    }
  }

  /**
   * {@code MPI_Neighbor_alltoallw}: every process sends a block to each neighbor, with datatypes of
   * their own.
   */
  public static class NeighborAlltoallw extends AlltoallvNeighborhood {
    private TypedBlocks out;
    private TypedBlocks in;

    @Override
    protected void prepare(Message message) {
      out = typedBlocks(sent(message.count()), message);
      in = typedBlocks(received(message.count()), message);
    }

    @Override
    @Benchmark(operation = "NEIGHBOR_ALLTOALLW")
    @Catalog(value = "MPI_Neighbor_alltoallw", suites = "neighborhoods")
    @Counterparts(osu = "osu_neighbor_alltoallw")
    public void exchange(Message message) {
      topology.neighborAlltoallw(message.send(), out, message.receive(), in);
    }
  }
}

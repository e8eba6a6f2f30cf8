package org.tutti.operations.neighborhood;

import java.util.List;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
import org.tutti.operations.state.BlocksOfMessage;
import org.tutti.operations.state.LeastValue;
import org.tutti.operations.state.TypedBlocksOfMessage;
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
}

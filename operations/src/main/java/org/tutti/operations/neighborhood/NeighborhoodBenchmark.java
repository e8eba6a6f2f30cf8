package org.tutti.operations.neighborhood;

import java.util.Arrays;
import org.tutti.annotations.Param;
import org.tutti.annotations.Setup;
import org.tutti.annotations.TearDown;
import org.tutti.diagnostics.MpiProblem;
import org.tutti.mpi.Blocks;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.Request;
import org.tutti.mpi.TypedBlocks;
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

  /** For nonblocking and persistent operations. */
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

  /** Elements of a block for each neighbor; with reordering, any process may have the most. */
  final int blocks(PayloadContext place) {
    long elements = (long) shape().slots(place.processes()) * place.count();
    if (elements > Integer.MAX_VALUE) {
      throw MpiProblem.TOPOLOGY_IMPOSSIBLE.error(
          "The neighbors of a process need " + elements + " elements, more than a buffer can hold.",
          "Give fewer dimensions, a smaller radius, or a smaller message.");
    }
    return (int) elements;
  }

  /** How many processes this one sends to. */
  final int destinations() {
    return topology.neighbors().destinations().length;
  }

  /** How many processes this one receives from. */
  final int sources() {
    return topology.neighbors().sources().length;
  }

  /** So many blocks of the message's size, without gaps. */
  final Blocks equal(int blocks, Message message) {
    int[] counts = new int[blocks];
    Arrays.fill(counts, message.count());
    return topology.blocks(counts);
  }

  /** The same with the message's datatype for each. */
  final TypedBlocks equalTyped(int blocks, Message message) {
    int[] counts = new int[blocks];
    int[] displacements = new int[blocks];
    Datatype[] datatypes = new Datatype[blocks];
    Arrays.fill(counts, message.count());
    Arrays.fill(datatypes, message.datatype());
    Arrays.setAll(displacements, block -> block * message.count() * message.datatype().bytes());
    return topology.typedBlocks(counts, displacements, datatypes);
  }
}

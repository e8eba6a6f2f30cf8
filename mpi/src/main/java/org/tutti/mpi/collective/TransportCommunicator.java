package org.tutti.mpi.collective;

import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.ReductionFunction;
import org.tutti.mpi.UserReduceOp;
import org.tutti.mpi.transport.Contexts;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transport;

/** A communicator over two transports, with all chapters of MPI that Tutti knows. */
public final class TransportCommunicator extends NeighborhoodChapter implements Communicator {
  private final boolean world;

  TransportCommunicator(Transport messages, Transport collective, ProcessTopology topology) {
    this(messages, collective, topology, false);
  }

  private TransportCommunicator(
      Transport messages, Transport collective, ProcessTopology topology, boolean world) {
    super(messages, collective, topology);
    this.world = world;
  }

  /** The communicator of all ranks, over any transport of the rank's. */
  public static TransportCommunicator world(Transport transport, int rank) {
    int[] everybody = transport.contexts().members(Contexts.WORLD);
    return new TransportCommunicator(
        transport.within(Contexts.WORLD, everybody, rank),
        transport.within(Contexts.WORLD + 1, everybody, rank),
        null,
        true);
  }

  /** Returns when the rank's buffered messages have left; for a rank that ends well. */
  public void flush() {
    progress().buffered().flush();
  }

  @Override
  public Communicator duplicate() {
    check("duplicate");
    return with(topology());
  }

  @Override
  public Communicator split(int color, int key) {
    check("split");
    if (color < 0) {
      throw Errors.argument("split", "color is negative: " + color);
    }
    return CommunicatorSplit.split(this, color, key, null);
  }

  @Override
  Communicator part(int color, int key, ProcessTopology newTopology) {
    return CommunicatorSplit.split(this, color, key, newTopology);
  }

  @Override
  public UserReduceOp reduceOp(
      ReductionFunction function, boolean isCommutative, Datatype datatype) {
    // Ranks are combined in their order anyway.
    return new LocalReduceOp(function, datatype, count -> allocate(datatype, count));
  }

  @Override
  public void free() {
    check("free");
    if (world) {
      throw Errors.world("free");
    }
    barrier();
    markFreed();
  }
}

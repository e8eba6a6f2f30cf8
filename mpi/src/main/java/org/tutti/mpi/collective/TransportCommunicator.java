package org.tutti.mpi.collective;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MatchedMessage;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.PartitionList;
import org.tutti.mpi.PointToPointMessages;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.ReductionFunction;
import org.tutti.mpi.Requests;
import org.tutti.mpi.Status;
import org.tutti.mpi.UserReduceOp;
import org.tutti.mpi.transport.BufferedMessages;
import org.tutti.mpi.transport.Contexts;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transport;

/** A communicator over two transports, with all chapters of MPI that Tutti knows. */
public final class TransportCommunicator implements Communicator, TransportCommunication {
  private final Transport transport;
  private final TransportOperations operations;
  private final boolean world;

  TransportCommunicator(Transport messages, Transport collective, ProcessTopology topology) {
    this(messages, collective, topology, false);
  }

  private TransportCommunicator(
      Transport messages, Transport collective, ProcessTopology topology, boolean world) {
    this.transport = messages;
    this.operations = new TransportOperations(messages, collective, topology);
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
    operations.progress().buffered().flush();
  }

  @Override
  public TransportOperations steps() {
    return operations;
  }

  @Override
  public int rank() {
    return transport.rank();
  }

  @Override
  public int size() {
    return transport.size();
  }

  @Override
  public String libraryName() {
    return transport.libraryName();
  }

  @Override
  public MessageBuffer allocate(Datatype datatype, long count) {
    if (count < 0) {
      throw Errors.count("allocate", count);
    }
    int length = bytesOfSmallBuffer(datatype, count);
    return new ByteMessageBuffer(datatype, count, transport.memory(length));
  }

  @Override
  public Requests requests(int count) {
    if (count < 0) {
      throw Errors.count("requests", count);
    }
    return new TransportRequests(operations, count);
  }

  @Override
  public PartitionList partitionList(int... partitions) {
    return new ListedPartitions(partitions.clone());
  }

  private record ListedPartitions(int[] partitions) implements PartitionList {
    @Override
    public int size() {
      return partitions.length;
    }

    @Override
    public int partition(int index) {
      return partitions[index];
    }
  }

  @Override
  public MatchedMessage matchedMessage() {
    return new TransportMatchedMessage(operations);
  }

  @Override
  public Status status() {
    return new TransportStatus();
  }

  @Override
  public int activeRequests() {
    return operations.active().number();
  }

  @Override
  public void bufferAttach(MessageBuffer memory) {
    operations.messages().bufferAttach(memory);
  }

  @Override
  public void bufferDetach() {
    operations.messages().bufferDetach();
  }

  @Override
  public int bufferedOverhead() {
    return BufferedMessages.OVERHEAD;
  }

  @Override
  public void serve(
      MessageBuffer buffer,
      int count,
      Datatype datatype,
      int source,
      int tag,
      BooleanSupplier answer) {
    operations.messages().serve(buffer, count, datatype, source, tag, answer);
  }

  @Override
  public Communicator duplicate() {
    operations.check("duplicate");
    return part(0, rank(), operations.topology());
  }

  @Override
  public Communicator split(int color, int key) {
    operations.check("split");
    if (color < 0) {
      throw Errors.argument("split", "color is negative: " + color);
    }
    return CommunicatorSplit.split(this, color, key, null);
  }

  private Communicator part(int color, int key, ProcessTopology newTopology) {
    return CommunicatorSplit.split(this, color, key, newTopology);
  }

  @Override
  public void reduceLocal(
      MessageBuffer in, MessageBuffer inout, int count, Datatype datatype, ReduceOp op) {
    String function = "reduce_local";
    ArgumentChecks.operator(function, op, datatype, libraryName());
    ByteBuffer from = ArgumentChecks.bytes(function, in, 1, count, datatype);
    ByteBuffer into = ArgumentChecks.bytes(function, inout, 1, count, datatype);
    Reduction.apply(op, datatype, from, 0, into, 0, count);
  }

  @Override
  public UserReduceOp reduceOp(
      ReductionFunction function, boolean isCommutative, Datatype datatype) {
    // Ranks are combined in their order anyway.
    return new LocalReduceOp(function, datatype, count -> allocate(datatype, count));
  }

  @Override
  public void free() {
    operations.check("free");
    if (world) {
      throw Errors.world("free");
    }
    barrier();
    operations.markFreed();
  }

  @Override
  public Optional<Communicator> cartCreate(int[] dimensions, boolean[] periodic, boolean reorder) {
    operations.check("cart_create");
    int places = GridNeighborhood.places(dimensions, periodic);
    if (places > size()) {
      throw Errors.dimensions(
          "cart_create", "the grid has " + places + " places for " + size() + " processes");
    }
    boolean placed = rank() < places;
    GridNeighborhood grid = placed ? new GridNeighborhood(dimensions, periodic, rank()) : null;
    Communicator half = part(placed ? 0 : 1, rank(), grid);
    return placed ? Optional.of(half) : Optional.empty();
  }

  @Override
  public Communicator cartSub(boolean... remaining) {
    GridNeighborhood grid = grid("cart_sub");
    GridNeighborhood rest = grid.part(rank(), remaining, false);
    GridNeighborhood part = grid.part(rank(), remaining, true);
    return part(rest.place(), part.place(), part);
  }

  @Override
  public int cartRank(int... coordinates) {
    return grid("cart_rank").rank(coordinates);
  }

  @Override
  public int[] cartCoords(int rank) {
    ArgumentChecks.rank("cart_coords", rank, size());
    return grid("cart_coords").coordinates(rank);
  }

  @Override
  public CartesianShift cartShift(int dimension, int distance) {
    return grid("cart_shift").shift(rank(), dimension, distance);
  }

  @Override
  public Communicator distGraphCreate(
      int[] sources, int[] degrees, int[] destinations, boolean reorder) {
    operations.check("dist_graph_create");
    return part(0, rank(), GraphEdges.collect(this, sources, degrees, destinations));
  }

  @Override
  public Communicator distGraphCreateAdjacent(int[] sources, int[] destinations, boolean reorder) {
    operations.check("dist_graph_create_adjacent");
    return part(0, rank(), GraphEdges.adjacent(this, sources, destinations));
  }

  @Override
  public NeighborRanks neighbors() {
    operations.requireTopology("neighbors");
    return operations.topology().neighbors();
  }

  @Override
  public int[] translateRanks(int[] ranks, Communicator other) {
    operations.check("translate_ranks");
    if (!(other instanceof TransportCommunicator own)) {
      throw new IllegalArgumentException("the communicator is another provider's: " + other);
    }
    int[] translated = new int[ranks.length];
    for (int index = 0; index < ranks.length; index++) {
      translated[index] =
          ranks[index] == PointToPointMessages.PROC_NULL
              ? PointToPointMessages.PROC_NULL
              : translate(ranks[index], own);
    }
    return translated;
  }

  private int translate(int rank, TransportCommunicator other) {
    ArgumentChecks.rank("translate_ranks", rank, size());
    return other.rankOf(transport.worldRank(rank));
  }

  /** The rank here of a rank of the world, -1 if it is not here. */
  private int rankOf(int worldRank) {
    if (worldRank < size() && transport.worldRank(worldRank) == worldRank) {
      return worldRank;
    }
    for (int rank = 0; rank < size(); rank++) {
      if (transport.worldRank(rank) == worldRank) {
        return rank;
      }
    }
    return -1;
  }

  private GridNeighborhood grid(String function) {
    operations.requireTopology(function);
    if (operations.topology() instanceof GridNeighborhood grid) {
      return grid;
    }
    throw Errors.topology(function, "the communicator's topology is not a grid");
  }
}

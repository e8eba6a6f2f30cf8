package org.tutti.mpi.collective;

import java.util.Optional;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.Topologies;
import org.tutti.mpi.transport.Errors;
import org.tutti.mpi.transport.Transport;

/** Communicators that know who is next to whom. Ranks are never reordered. */
abstract class TopologyChapter extends PersistentChapter implements Topologies {
  private final ProcessTopology topology;
  private final NeighborOperations neighboring;

  /**
   * @param topology null if the communicator has none
   */
  TopologyChapter(Transport messages, Transport collective, ProcessTopology topology) {
    super(messages, collective);
    this.topology = topology;
    this.neighboring = new NeighborOperations(topology);
  }

  /**
   * Collective: the processes of the same color, in the order of their keys.
   *
   * @param newTopology of the new communicator, or null
   */
  abstract Communicator part(int color, int key, ProcessTopology newTopology);

  /** The same processes in other contexts, with or without a topology. */
  final Communicator with(ProcessTopology newTopology) {
    return part(0, rank(), newTopology);
  }

  final ProcessTopology topology() {
    return topology;
  }

  final NeighborOperations neighboring(String function) {
    require(function);
    return neighboring;
  }

  @Override
  public final Optional<Communicator> cartCreate(
      int[] dimensions, boolean[] periodic, boolean reorder) {
    check("cart_create");
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
  public final Communicator cartSub(boolean... remaining) {
    GridNeighborhood grid = grid("cart_sub");
    GridNeighborhood rest = grid.part(rank(), remaining, false);
    GridNeighborhood part = grid.part(rank(), remaining, true);
    return part(rest.place(), part.place(), part);
  }

  @Override
  public final int cartRank(int... coordinates) {
    return grid("cart_rank").rank(coordinates);
  }

  @Override
  public final int[] cartCoords(int rank) {
    ArgumentChecks.rank("cart_coords", rank, size());
    return grid("cart_coords").coordinates(rank);
  }

  @Override
  public final CartesianShift cartShift(int dimension, int distance) {
    return grid("cart_shift").shift(rank(), dimension, distance);
  }

  @Override
  public final Communicator distGraphCreate(
      int[] sources, int[] degrees, int[] destinations, boolean reorder) {
    check("dist_graph_create");
    return with(GraphEdges.collect(this, sources, degrees, destinations));
  }

  @Override
  public final Communicator distGraphCreateAdjacent(
      int[] sources, int[] destinations, boolean reorder) {
    check("dist_graph_create_adjacent");
    return with(GraphEdges.adjacent(this, sources, destinations));
  }

  @Override
  public final NeighborRanks neighbors() {
    require("neighbors");
    return topology.neighbors();
  }

  @Override
  public final int[] translateRanks(int[] ranks, Communicator other) {
    check("translate_ranks");
    if (!(other instanceof TopologyChapter own)) {
      throw new IllegalArgumentException("the communicator is another provider's: " + other);
    }
    int[] translated = new int[ranks.length];
    for (int index = 0; index < ranks.length; index++) {
      translated[index] = ranks[index] == PROC_NULL ? PROC_NULL : translate(ranks[index], own);
    }
    return translated;
  }

  private int translate(int rank, TopologyChapter other) {
    ArgumentChecks.rank("translate_ranks", rank, size());
    return other.rankOf(messages().worldRank(rank));
  }

  /** The rank here of a rank of the world, -1 if it is not here. */
  private int rankOf(int worldRank) {
    if (worldRank < size() && messages().worldRank(worldRank) == worldRank) {
      return worldRank;
    }
    for (int rank = 0; rank < size(); rank++) {
      if (messages().worldRank(rank) == worldRank) {
        return rank;
      }
    }
    return -1;
  }

  private GridNeighborhood grid(String function) {
    require(function);
    if (topology instanceof GridNeighborhood grid) {
      return grid;
    }
    throw Errors.topology(function, "the communicator's topology is not a grid");
  }

  private void require(String function) {
    check(function);
    if (topology == null) {
      throw Errors.topology(function, "the communicator has no topology");
    }
  }
}

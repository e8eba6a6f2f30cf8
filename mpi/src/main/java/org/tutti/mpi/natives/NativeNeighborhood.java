package org.tutti.mpi.natives;

import java.util.Arrays;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.natives.NativeTopologies.TopologyFunctions;

/** The neighbors of this process in a topology, as the library has them. */
final class NativeNeighborhood {
  private final int[] sources;
  private final int[] destinations;

  private NativeNeighborhood(int[] sources, int[] destinations) {
    this.sources = sources;
    this.destinations = destinations;
  }

  /**
   * Asks the library.
   *
   * @throws org.tutti.mpi.MpiException if the communicator has no topology
   */
  static NativeNeighborhood of(long communicator) {
    TopologyFunctions.TOPO_TEST.call(communicator, OutParameters.address());
    return OutParameters.integer() == TopologyFunctions.CART
        ? ofGrid(communicator)
        : ofGraph(communicator);
  }

  private static NativeNeighborhood ofGrid(long communicator) {
    TopologyFunctions.CARTDIM_GET.call(communicator, OutParameters.address());
    int dimensions = OutParameters.integer();
    int[] neighbors = new int[2 * dimensions];
    for (int dimension = 0; dimension < dimensions; dimension++) {
      long results = OutParameters.address();
      TopologyFunctions.CART_SHIFT.call(
          communicator, dimension, 1, results, results + Integer.BYTES);
      neighbors[2 * dimension] = SpecialRanks.fromLibrary(OutParameters.integer());
      neighbors[2 * dimension + 1] = SpecialRanks.fromLibrary(OutParameters.secondInteger());
    }
    return new NativeNeighborhood(neighbors, neighbors);
  }

  private static NativeNeighborhood ofGraph(long communicator) {
    ScratchIntegers.reserve(3);
    long counts = ScratchIntegers.room(3);
    TopologyFunctions.DIST_GRAPH_NEIGHBORS_COUNT.call(
        communicator, counts, counts + Integer.BYTES, counts + 2 * Integer.BYTES);
    int[] degrees = ScratchIntegers.read(counts, 3);
    ScratchIntegers.reserve(degrees[0] + degrees[1]);
    long in = ScratchIntegers.room(degrees[0]);
    long out = ScratchIntegers.room(degrees[1]);
    TopologyFunctions.DIST_GRAPH_NEIGHBORS.call(
        communicator,
        degrees[0],
        in,
        TopologyFunctions.UNWEIGHTED,
        degrees[1],
        out,
        TopologyFunctions.UNWEIGHTED);
    return new NativeNeighborhood(
        ScratchIntegers.read(in, degrees[0]), ScratchIntegers.read(out, degrees[1]));
  }

  /** A copy, which callers may change. */
  NeighborRanks neighbors() {
    return new NeighborRanks(
        Arrays.copyOf(sources, sources.length), Arrays.copyOf(destinations, destinations.length));
  }

  int sources() {
    return sources.length;
  }

  int destinations() {
    return destinations.length;
  }
}

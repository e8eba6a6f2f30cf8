package org.tutti.mpi.natives;

import java.util.Arrays;
import java.util.Optional;
import org.tutti.mpi.CartesianShift;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.NeighborRanks;
import org.tutti.mpi.Topologies;

/** Topologies: what a call needs of memory is there before, unless a graph is larger than any. */
interface NativeTopologies extends Topologies, NativeHandle {
  @Override
  default Optional<Communicator> cartCreate(int[] dimensions, boolean[] periodic, boolean reorder) {
    if (dimensions.length != periodic.length) {
      throw new IllegalArgumentException(
          dimensions.length + " dimensions, but " + periodic.length + " say whether they wrap");
    }
    ScratchIntegers.reserve(2 * dimensions.length);
    TopologyFunctions.CART_CREATE.call(
        handle(),
        dimensions.length,
        ScratchIntegers.copy(dimensions),
        ScratchIntegers.copy(periodic),
        reorder ? 1 : 0,
        OutParameters.address());
    long made = OutParameters.handle();
    return made == TopologyFunctions.COMM_NULL
        ? Optional.empty()
        : Optional.of(NativeCommunicator.of(made));
  }

  @Override
  default Communicator cartSub(boolean... remaining) {
    requireDimensions(remaining.length);
    ScratchIntegers.reserve(remaining.length);
    TopologyFunctions.CART_SUB.call(
        handle(), ScratchIntegers.copy(remaining), OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  default int cartRank(int... coordinates) {
    requireDimensions(coordinates.length);
    ScratchIntegers.reserve(coordinates.length);
    TopologyFunctions.CART_RANK.call(
        handle(), ScratchIntegers.copy(coordinates), OutParameters.address());
    return OutParameters.integer();
  }

  private void requireDimensions(int given) {
    int dimensions = cartesianDimensions();
    if (given != dimensions) {
      throw new IllegalArgumentException(
          given + " values, but the grid has " + dimensions + " dimensions");
    }
  }

  private int cartesianDimensions() {
    TopologyFunctions.CARTDIM_GET.call(handle(), OutParameters.address());
    return OutParameters.integer();
  }

  @Override
  default int[] cartCoords(int rank) {
    int dimensions = cartesianDimensions();
    ScratchIntegers.reserve(dimensions);
    long coordinates = ScratchIntegers.room(dimensions);
    TopologyFunctions.CART_COORDS.call(handle(), rank, dimensions, coordinates);
    return ScratchIntegers.read(coordinates, dimensions);
  }

  @Override
  default CartesianShift cartShift(int dimension, int distance) {
    long results = OutParameters.address();
    TopologyFunctions.CART_SHIFT.call(
        handle(), dimension, distance, results, results + Integer.BYTES);
    return new CartesianShift(
        SpecialRanks.fromLibrary(OutParameters.integer()),
        SpecialRanks.fromLibrary(OutParameters.secondInteger()));
  }

  @Override
  default Communicator distGraphCreate(
      int[] sources, int[] degrees, int[] destinations, boolean reorder) {
    if (sources.length != degrees.length || Arrays.stream(degrees).sum() != destinations.length) {
      throw new IllegalArgumentException(
          sources.length
              + " sources, "
              + Arrays.toString(degrees)
              + " as their degrees, and "
              + destinations.length
              + " destinations");
    }
    ScratchIntegers.reserve(2 * sources.length + destinations.length);
    TopologyFunctions.DIST_GRAPH_CREATE.call(
        handle(),
        sources.length,
        ScratchIntegers.copy(sources),
        ScratchIntegers.copy(degrees),
        ScratchIntegers.copy(destinations),
        TopologyFunctions.UNWEIGHTED,
        TopologyFunctions.INFO_NULL,
        reorder ? 1 : 0,
        OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  default Communicator distGraphCreateAdjacent(int[] sources, int[] destinations, boolean reorder) {
    ScratchIntegers.reserve(sources.length + destinations.length);
    TopologyFunctions.DIST_GRAPH_CREATE_ADJACENT.call(
        handle(),
        sources.length,
        ScratchIntegers.copy(sources),
        TopologyFunctions.UNWEIGHTED,
        destinations.length,
        ScratchIntegers.copy(destinations),
        TopologyFunctions.UNWEIGHTED,
        TopologyFunctions.INFO_NULL,
        reorder ? 1 : 0,
        OutParameters.address());
    return NativeCommunicator.of(OutParameters.handle());
  }

  @Override
  default NeighborRanks neighbors() {
    return neighborhood().neighbors();
  }

  @Override
  default int[] translateRanks(int[] ranks, Communicator other) {
    if (!(other instanceof NativeCommunicator there)) {
      throw new IllegalArgumentException("the communicator is of another provider: " + other);
    }
    long here = group(handle());
    long theirs = group(there.handle());
    ScratchIntegers.reserve(2 * ranks.length);
    long from = ScratchIntegers.copy(Arrays.stream(ranks).map(SpecialRanks::partner).toArray());
    long to = ScratchIntegers.room(ranks.length);
    TopologyFunctions.GROUP_TRANSLATE_RANKS.call(here, ranks.length, from, theirs, to);
    int[] translated = ScratchIntegers.read(to, ranks.length);
    free(here);
    free(theirs);
    return Arrays.stream(translated).map(NativeTopologies::fromLibrary).toArray();
  }

  private static long group(long communicator) {
    TopologyFunctions.COMM_GROUP.call(communicator, OutParameters.address());
    return OutParameters.handle();
  }

  private static void free(long group) {
    OutParameters.putHandle(group);
    TopologyFunctions.GROUP_FREE.call(OutParameters.address());
  }

  private static int fromLibrary(int rank) {
    return rank == TopologyFunctions.UNDEFINED ? -1 : SpecialRanks.fromLibrary(rank);
  }

  /** MPI's functions that make and ask topologies, and the constants that they take. */
  static final class TopologyFunctions {
    static final NativeFunction CART_CREATE = NativeFunction.of("MPI_Cart_create", 6);
    static final NativeFunction CART_SUB = NativeFunction.of("MPI_Cart_sub", 3);
    static final NativeFunction CART_RANK = NativeFunction.of("MPI_Cart_rank", 3);
    static final NativeFunction CART_COORDS = NativeFunction.of("MPI_Cart_coords", 4);
    static final NativeFunction CART_SHIFT = NativeFunction.of("MPI_Cart_shift", 5);
    static final NativeFunction CARTDIM_GET = NativeFunction.of("MPI_Cartdim_get", 2);
    static final NativeFunction DIST_GRAPH_CREATE = NativeFunction.of("MPI_Dist_graph_create", 9);
    static final NativeFunction DIST_GRAPH_CREATE_ADJACENT =
        NativeFunction.of("MPI_Dist_graph_create_adjacent", 10);
    static final NativeFunction DIST_GRAPH_NEIGHBORS_COUNT =
        NativeFunction.of("MPI_Dist_graph_neighbors_count", 4);
    static final NativeFunction DIST_GRAPH_NEIGHBORS =
        NativeFunction.of("MPI_Dist_graph_neighbors", 7);
    static final NativeFunction TOPO_TEST = NativeFunction.of("MPI_Topo_test", 2);
    static final NativeFunction COMM_GROUP = NativeFunction.of("MPI_Comm_group", 2);
    static final NativeFunction GROUP_TRANSLATE_RANKS =
        NativeFunction.of("MPI_Group_translate_ranks", 5);
    static final NativeFunction GROUP_FREE = NativeFunction.of("MPI_Group_free", 1);

    static final long COMM_NULL = LibraryBinding.constant("MPI_COMM_NULL");
    static final long INFO_NULL = LibraryBinding.constant("MPI_INFO_NULL");
    static final long UNWEIGHTED = LibraryBinding.constant("MPI_UNWEIGHTED");
    static final int CART = (int) LibraryBinding.constant("MPI_CART");
    static final int UNDEFINED = (int) LibraryBinding.constant("MPI_UNDEFINED");

    private TopologyFunctions() {}
  }
}

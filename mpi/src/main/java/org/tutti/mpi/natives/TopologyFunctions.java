package org.tutti.mpi.natives;

/** MPI's functions that make and ask topologies, and the constants that they take. */
final class TopologyFunctions {
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

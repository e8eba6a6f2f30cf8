package org.tutti.mpi.natives;

/**
 * MPI's collective functions among neighbors: blocking, nonblocking and persistent. The forms of an
 * operation are called alike, with the communicator, an info object and the place of a request at
 * the end; each takes what it has.
 */
final class NeighborhoodFunctions {
  static final NativeFunction NEIGHBOR_ALLGATHER = blocking("MPI_Neighbor_allgather", 7);
  static final NativeFunction NEIGHBOR_ALLGATHERV = blocking("MPI_Neighbor_allgatherv", 8);
  static final NativeFunction NEIGHBOR_ALLTOALL = blocking("MPI_Neighbor_alltoall", 7);
  static final NativeFunction NEIGHBOR_ALLTOALLV = blocking("MPI_Neighbor_alltoallv", 9);
  static final NativeFunction NEIGHBOR_ALLTOALLW = blocking("MPI_Neighbor_alltoallw", 9);
  static final NativeFunction INEIGHBOR_ALLGATHER = nonblocking("MPI_Ineighbor_allgather", 8);
  static final NativeFunction INEIGHBOR_ALLGATHERV = nonblocking("MPI_Ineighbor_allgatherv", 9);
  static final NativeFunction INEIGHBOR_ALLTOALL = nonblocking("MPI_Ineighbor_alltoall", 8);
  static final NativeFunction INEIGHBOR_ALLTOALLV = nonblocking("MPI_Ineighbor_alltoallv", 10);
  static final NativeFunction INEIGHBOR_ALLTOALLW = nonblocking("MPI_Ineighbor_alltoallw", 10);
  static final NativeFunction NEIGHBOR_ALLGATHER_INIT =
      NativeFunction.of("MPI_Neighbor_allgather_init", 9);
  static final NativeFunction NEIGHBOR_ALLGATHERV_INIT =
      NativeFunction.of("MPI_Neighbor_allgatherv_init", 10);
  static final NativeFunction NEIGHBOR_ALLTOALL_INIT =
      NativeFunction.of("MPI_Neighbor_alltoall_init", 9);
  static final NativeFunction NEIGHBOR_ALLTOALLV_INIT =
      NativeFunction.of("MPI_Neighbor_alltoallv_init", 11);
  static final NativeFunction NEIGHBOR_ALLTOALLW_INIT =
      NativeFunction.of("MPI_Neighbor_alltoallw_init", 11);

  private NeighborhoodFunctions() {}

  private static NativeFunction blocking(String name, int arguments) {
    return NativeFunction.of(name, arguments).ignoring(arguments, 2);
  }

  private static NativeFunction nonblocking(String name, int arguments) {
    return NativeFunction.of(name, arguments).ignoring(arguments - 1, 1);
  }
}

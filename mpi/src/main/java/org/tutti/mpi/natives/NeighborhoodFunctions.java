package org.tutti.mpi.natives;

/** MPI's collective functions among neighbors: blocking, nonblocking and persistent. */
final class NeighborhoodFunctions {
  static final NativeFunction NEIGHBOR_ALLGATHER = NativeFunction.of("MPI_Neighbor_allgather", 7);
  static final NativeFunction NEIGHBOR_ALLGATHERV = NativeFunction.of("MPI_Neighbor_allgatherv", 8);
  static final NativeFunction NEIGHBOR_ALLTOALL = NativeFunction.of("MPI_Neighbor_alltoall", 7);
  static final NativeFunction NEIGHBOR_ALLTOALLV = NativeFunction.of("MPI_Neighbor_alltoallv", 9);
  static final NativeFunction NEIGHBOR_ALLTOALLW = NativeFunction.of("MPI_Neighbor_alltoallw", 9);
  static final NativeFunction INEIGHBOR_ALLGATHER = NativeFunction.of("MPI_Ineighbor_allgather", 8);
  static final NativeFunction INEIGHBOR_ALLGATHERV =
      NativeFunction.of("MPI_Ineighbor_allgatherv", 9);
  static final NativeFunction INEIGHBOR_ALLTOALL = NativeFunction.of("MPI_Ineighbor_alltoall", 8);
  static final NativeFunction INEIGHBOR_ALLTOALLV =
      NativeFunction.of("MPI_Ineighbor_alltoallv", 10);
  static final NativeFunction INEIGHBOR_ALLTOALLW =
      NativeFunction.of("MPI_Ineighbor_alltoallw", 10);
  static final PersistentFunction NEIGHBOR_ALLGATHER_INIT =
      PersistentFunction.of("MPI_Neighbor_allgather_init", 7);
  static final PersistentFunction NEIGHBOR_ALLGATHERV_INIT =
      PersistentFunction.of("MPI_Neighbor_allgatherv_init", 8);
  static final PersistentFunction NEIGHBOR_ALLTOALL_INIT =
      PersistentFunction.of("MPI_Neighbor_alltoall_init", 7);
  static final PersistentFunction NEIGHBOR_ALLTOALLV_INIT =
      PersistentFunction.of("MPI_Neighbor_alltoallv_init", 9);
  static final PersistentFunction NEIGHBOR_ALLTOALLW_INIT =
      PersistentFunction.of("MPI_Neighbor_alltoallw_init", 9);

  private NeighborhoodFunctions() {}
}

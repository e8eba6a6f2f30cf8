package org.tutti.mpi.natives;

/** MPI's persistent collective functions, which take an info object before the request. */
final class PersistentCollectiveFunctions {
  static final NativeFunction BARRIER_INIT = NativeFunction.of("MPI_Barrier_init", 3);
  static final NativeFunction BCAST_INIT = NativeFunction.of("MPI_Bcast_init", 7);
  static final NativeFunction REDUCE_INIT = NativeFunction.of("MPI_Reduce_init", 9);
  static final NativeFunction ALLREDUCE_INIT = NativeFunction.of("MPI_Allreduce_init", 8);
  static final NativeFunction GATHER_INIT = NativeFunction.of("MPI_Gather_init", 10);
  static final NativeFunction GATHERV_INIT = NativeFunction.of("MPI_Gatherv_init", 11);
  static final NativeFunction SCATTER_INIT = NativeFunction.of("MPI_Scatter_init", 10);
  static final NativeFunction SCATTERV_INIT = NativeFunction.of("MPI_Scatterv_init", 11);
  static final NativeFunction ALLGATHER_INIT = NativeFunction.of("MPI_Allgather_init", 9);
  static final NativeFunction ALLGATHERV_INIT = NativeFunction.of("MPI_Allgatherv_init", 10);
  static final NativeFunction ALLTOALL_INIT = NativeFunction.of("MPI_Alltoall_init", 9);
  static final NativeFunction ALLTOALLV_INIT = NativeFunction.of("MPI_Alltoallv_init", 11);
  static final NativeFunction ALLTOALLW_INIT = NativeFunction.of("MPI_Alltoallw_init", 11);
  static final NativeFunction SCAN_INIT = NativeFunction.of("MPI_Scan_init", 8);
  static final NativeFunction EXSCAN_INIT = NativeFunction.of("MPI_Exscan_init", 8);
  static final NativeFunction REDUCE_SCATTER_INIT = NativeFunction.of("MPI_Reduce_scatter_init", 8);
  static final NativeFunction REDUCE_SCATTER_BLOCK_INIT =
      NativeFunction.of("MPI_Reduce_scatter_block_init", 8);

  private PersistentCollectiveFunctions() {}
}

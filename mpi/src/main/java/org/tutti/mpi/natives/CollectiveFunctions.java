package org.tutti.mpi.natives;

/** MPI's blocking collective functions. */
final class CollectiveFunctions {
  static final BlockingFunction BARRIER = BlockingFunction.of("MPI_Barrier", 1);
  static final BlockingFunction BCAST = BlockingFunction.of("MPI_Bcast", 5);
  static final BlockingFunction REDUCE = BlockingFunction.of("MPI_Reduce", 7);
  static final BlockingFunction ALLREDUCE = BlockingFunction.of("MPI_Allreduce", 6);
  static final BlockingFunction GATHER = BlockingFunction.of("MPI_Gather", 8);
  static final BlockingFunction GATHERV = BlockingFunction.of("MPI_Gatherv", 9);
  static final BlockingFunction SCATTER = BlockingFunction.of("MPI_Scatter", 8);
  static final BlockingFunction SCATTERV = BlockingFunction.of("MPI_Scatterv", 9);
  static final BlockingFunction ALLGATHER = BlockingFunction.of("MPI_Allgather", 7);
  static final BlockingFunction ALLGATHERV = BlockingFunction.of("MPI_Allgatherv", 8);
  static final BlockingFunction ALLTOALL = BlockingFunction.of("MPI_Alltoall", 7);
  static final BlockingFunction ALLTOALLV = BlockingFunction.of("MPI_Alltoallv", 9);
  static final BlockingFunction ALLTOALLW = BlockingFunction.of("MPI_Alltoallw", 9);
  static final BlockingFunction SCAN = BlockingFunction.of("MPI_Scan", 6);
  static final BlockingFunction EXSCAN = BlockingFunction.of("MPI_Exscan", 6);
  static final BlockingFunction REDUCE_SCATTER = BlockingFunction.of("MPI_Reduce_scatter", 6);
  static final BlockingFunction REDUCE_SCATTER_BLOCK =
      BlockingFunction.of("MPI_Reduce_scatter_block", 6);
  static final NativeFunction REDUCE_LOCAL = NativeFunction.of("MPI_Reduce_local", 5);

  private CollectiveFunctions() {}
}

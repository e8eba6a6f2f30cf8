package org.tutti.mpi.natives;

/**
 * MPI's blocking collective functions on blocks of the same size. Those of unequal blocks are apart
 * from them, as few launches use them: a rank links the functions of a class when it first uses
 * one, and needs milliseconds for each number of arguments.
 */
final class CollectiveFunctions {
  static final NativeFunction BARRIER = NativeFunction.of("MPI_Barrier", 1);
  static final NativeFunction BCAST = NativeFunction.of("MPI_Bcast", 5);
  static final NativeFunction REDUCE = NativeFunction.of("MPI_Reduce", 7);
  static final NativeFunction ALLREDUCE = NativeFunction.of("MPI_Allreduce", 6);
  static final NativeFunction GATHER = NativeFunction.of("MPI_Gather", 8);
  static final NativeFunction SCATTER = NativeFunction.of("MPI_Scatter", 8);
  static final NativeFunction ALLGATHER = NativeFunction.of("MPI_Allgather", 7);
  static final NativeFunction ALLTOALL = NativeFunction.of("MPI_Alltoall", 7);
  static final NativeFunction SCAN = NativeFunction.of("MPI_Scan", 6);
  static final NativeFunction EXSCAN = NativeFunction.of("MPI_Exscan", 6);
  static final NativeFunction REDUCE_SCATTER_BLOCK =
      NativeFunction.of("MPI_Reduce_scatter_block", 6);
  static final NativeFunction REDUCE_LOCAL = NativeFunction.of("MPI_Reduce_local", 5);

  private CollectiveFunctions() {}
}

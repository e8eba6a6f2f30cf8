package org.tutti.mpi.natives;

/** The other blocking collective functions of MPI on blocks of the same size. */
final class EqualBlocksFunctions {
  static final NativeFunction SCATTER = NativeFunction.of("MPI_Scatter", 8);
  static final NativeFunction ALLTOALL = NativeFunction.of("MPI_Alltoall", 7);
  static final NativeFunction SCAN = NativeFunction.of("MPI_Scan", 6);
  static final NativeFunction EXSCAN = NativeFunction.of("MPI_Exscan", 6);
  static final NativeFunction REDUCE_SCATTER_BLOCK =
      NativeFunction.of("MPI_Reduce_scatter_block", 6);
  static final NativeFunction REDUCE_LOCAL = NativeFunction.of("MPI_Reduce_local", 5);

  private EqualBlocksFunctions() {}
}

package org.tutti.mpi.natives;

/** MPI's blocking collective functions on blocks whose sizes or datatypes differ. */
final class UnequalBlocksFunctions {
  static final NativeFunction GATHERV = NativeFunction.of("MPI_Gatherv", 9);
  static final NativeFunction SCATTERV = NativeFunction.of("MPI_Scatterv", 9);
  static final NativeFunction ALLGATHERV = NativeFunction.of("MPI_Allgatherv", 8);
  static final NativeFunction ALLTOALLV = NativeFunction.of("MPI_Alltoallv", 9);
  static final NativeFunction ALLTOALLW = NativeFunction.of("MPI_Alltoallw", 9);
  static final NativeFunction REDUCE_SCATTER = NativeFunction.of("MPI_Reduce_scatter", 6);

  private UnequalBlocksFunctions() {}
}

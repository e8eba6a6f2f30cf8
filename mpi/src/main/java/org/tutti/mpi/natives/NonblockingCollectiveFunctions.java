package org.tutti.mpi.natives;

/** MPI's nonblocking collective functions. */
final class NonblockingCollectiveFunctions {
  static final NativeFunction IBARRIER = NativeFunction.of("MPI_Ibarrier", 2);
  static final NativeFunction IBCAST = NativeFunction.of("MPI_Ibcast", 6);
  static final NativeFunction IREDUCE = NativeFunction.of("MPI_Ireduce", 8);
  static final NativeFunction IALLREDUCE = NativeFunction.of("MPI_Iallreduce", 7);
  static final NativeFunction IGATHER = NativeFunction.of("MPI_Igather", 9);
  static final NativeFunction IGATHERV = NativeFunction.of("MPI_Igatherv", 10);
  static final NativeFunction ISCATTER = NativeFunction.of("MPI_Iscatter", 9);
  static final NativeFunction ISCATTERV = NativeFunction.of("MPI_Iscatterv", 10);
  static final NativeFunction IALLGATHER = NativeFunction.of("MPI_Iallgather", 8);
  static final NativeFunction IALLGATHERV = NativeFunction.of("MPI_Iallgatherv", 9);
  static final NativeFunction IALLTOALL = NativeFunction.of("MPI_Ialltoall", 8);
  static final NativeFunction IALLTOALLV = NativeFunction.of("MPI_Ialltoallv", 10);
  static final NativeFunction IALLTOALLW = NativeFunction.of("MPI_Ialltoallw", 10);
  static final NativeFunction ISCAN = NativeFunction.of("MPI_Iscan", 7);
  static final NativeFunction IEXSCAN = NativeFunction.of("MPI_Iexscan", 7);
  static final NativeFunction IREDUCE_SCATTER = NativeFunction.of("MPI_Ireduce_scatter", 7);
  static final NativeFunction IREDUCE_SCATTER_BLOCK =
      NativeFunction.of("MPI_Ireduce_scatter_block", 7);

  private NonblockingCollectiveFunctions() {}
}

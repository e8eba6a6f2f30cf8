package org.tutti.mpi.natives;

/** MPI's nonblocking collective functions. */
final class NonblockingCollectiveFunctions {
  static final NonblockingFunction IBARRIER = NonblockingFunction.of("MPI_Ibarrier", 1);
  static final NonblockingFunction IBCAST = NonblockingFunction.of("MPI_Ibcast", 5);
  static final NonblockingFunction IREDUCE = NonblockingFunction.of("MPI_Ireduce", 7);
  static final NonblockingFunction IALLREDUCE = NonblockingFunction.of("MPI_Iallreduce", 6);
  static final NonblockingFunction IGATHER = NonblockingFunction.of("MPI_Igather", 8);
  static final NonblockingFunction IGATHERV = NonblockingFunction.of("MPI_Igatherv", 9);
  static final NonblockingFunction ISCATTER = NonblockingFunction.of("MPI_Iscatter", 8);
  static final NonblockingFunction ISCATTERV = NonblockingFunction.of("MPI_Iscatterv", 9);
  static final NonblockingFunction IALLGATHER = NonblockingFunction.of("MPI_Iallgather", 7);
  static final NonblockingFunction IALLGATHERV = NonblockingFunction.of("MPI_Iallgatherv", 8);
  static final NonblockingFunction IALLTOALL = NonblockingFunction.of("MPI_Ialltoall", 7);
  static final NonblockingFunction IALLTOALLV = NonblockingFunction.of("MPI_Ialltoallv", 9);
  static final NonblockingFunction IALLTOALLW = NonblockingFunction.of("MPI_Ialltoallw", 9);
  static final NonblockingFunction ISCAN = NonblockingFunction.of("MPI_Iscan", 6);
  static final NonblockingFunction IEXSCAN = NonblockingFunction.of("MPI_Iexscan", 6);
  static final NonblockingFunction IREDUCE_SCATTER =
      NonblockingFunction.of("MPI_Ireduce_scatter", 6);
  static final NonblockingFunction IREDUCE_SCATTER_BLOCK =
      NonblockingFunction.of("MPI_Ireduce_scatter_block", 6);

  private NonblockingCollectiveFunctions() {}
}

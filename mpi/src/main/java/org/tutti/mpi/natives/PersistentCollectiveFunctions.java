package org.tutti.mpi.natives;

/** MPI's persistent collective functions, which take an info object before the request. */
final class PersistentCollectiveFunctions {
  static final PersistentFunction BARRIER_INIT = PersistentFunction.of("MPI_Barrier_init", 1);
  static final PersistentFunction BCAST_INIT = PersistentFunction.of("MPI_Bcast_init", 5);
  static final PersistentFunction REDUCE_INIT = PersistentFunction.of("MPI_Reduce_init", 7);
  static final PersistentFunction ALLREDUCE_INIT = PersistentFunction.of("MPI_Allreduce_init", 6);
  static final PersistentFunction GATHER_INIT = PersistentFunction.of("MPI_Gather_init", 8);
  static final PersistentFunction GATHERV_INIT = PersistentFunction.of("MPI_Gatherv_init", 9);
  static final PersistentFunction SCATTER_INIT = PersistentFunction.of("MPI_Scatter_init", 8);
  static final PersistentFunction SCATTERV_INIT = PersistentFunction.of("MPI_Scatterv_init", 9);
  static final PersistentFunction ALLGATHER_INIT = PersistentFunction.of("MPI_Allgather_init", 7);
  static final PersistentFunction ALLGATHERV_INIT = PersistentFunction.of("MPI_Allgatherv_init", 8);
  static final PersistentFunction ALLTOALL_INIT = PersistentFunction.of("MPI_Alltoall_init", 7);
  static final PersistentFunction ALLTOALLV_INIT = PersistentFunction.of("MPI_Alltoallv_init", 9);
  static final PersistentFunction ALLTOALLW_INIT = PersistentFunction.of("MPI_Alltoallw_init", 9);
  static final PersistentFunction SCAN_INIT = PersistentFunction.of("MPI_Scan_init", 6);
  static final PersistentFunction EXSCAN_INIT = PersistentFunction.of("MPI_Exscan_init", 6);
  static final PersistentFunction REDUCE_SCATTER_INIT =
      PersistentFunction.of("MPI_Reduce_scatter_init", 6);
  static final PersistentFunction REDUCE_SCATTER_BLOCK_INIT =
      PersistentFunction.of("MPI_Reduce_scatter_block_init", 6);

  /**
   * Whether a scatter fails when it is started again, with an error on some of the ranks only, so
   * that the others would wait forever (docs/mpi-libraries.md).
   */
  static final boolean SCATTER_STARTS_ONCE = isMpich402();

  /**
   * Whether a block-wise reduction with scatter on an intercommunicator leaves nothing on some
   * ranks (docs/mpi-libraries.md).
   */
  static final boolean SCATTERED_BLOCKS_ARE_LOST = isMpich402();

  private PersistentCollectiveFunctions() {}

  private static boolean isMpich402() {
    return LibraryBinding.libraryName().equals("MPICH 4.0.2");
  }
}

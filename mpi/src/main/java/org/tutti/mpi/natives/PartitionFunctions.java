package org.tutti.mpi.natives;

/** MPI's functions that mark partitions ready and ask whether they have arrived. */
final class PartitionFunctions {
  static final NativeFunction PREADY = NativeFunction.of("MPI_Pready", 2);
  static final NativeFunction PREADY_RANGE = NativeFunction.of("MPI_Pready_range", 3);
  static final NativeFunction PREADY_LIST = NativeFunction.of("MPI_Pready_list", 3);
  static final NativeFunction PARRIVED = NativeFunction.of("MPI_Parrived", 3);

  private PartitionFunctions() {}
}

package org.tutti.mpi.natives;

/**
 * MPI's blocking collective functions that every launch uses. The others are apart from them: a
 * rank links the functions of a class when it first uses one.
 */
final class CollectiveFunctions {
  static final NativeFunction BARRIER = NativeFunction.of("MPI_Barrier", 1);
  static final NativeFunction BCAST = NativeFunction.of("MPI_Bcast", 5);
  static final NativeFunction REDUCE = NativeFunction.of("MPI_Reduce", 7);
  static final NativeFunction ALLREDUCE = NativeFunction.of("MPI_Allreduce", 6);
  static final NativeFunction GATHER = NativeFunction.of("MPI_Gather", 8);
  static final NativeFunction ALLGATHER = NativeFunction.of("MPI_Allgather", 7);

  private CollectiveFunctions() {}
}

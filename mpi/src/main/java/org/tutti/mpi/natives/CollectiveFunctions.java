package org.tutti.mpi.natives;

/**
 * MPI's blocking collective functions that every launch uses. The others are apart from them: a
 * rank links the functions of a class when it first uses one, and each number of arguments that it
 * has not linked yet takes milliseconds.
 */
final class CollectiveFunctions {
  static final CommonFunction BARRIER = CommonFunction.of("MPI_Barrier");
  static final CommonFunction BCAST = CommonFunction.of("MPI_Bcast");
  static final NativeFunction REDUCE = NativeFunction.ofEight("MPI_Reduce");
  static final NativeFunction ALLREDUCE = NativeFunction.of("MPI_Allreduce", 6);
  static final NativeFunction GATHER = NativeFunction.ofEight("MPI_Gather");
  static final NativeFunction ALLGATHER = NativeFunction.ofEight("MPI_Allgather");

  private CollectiveFunctions() {}
}

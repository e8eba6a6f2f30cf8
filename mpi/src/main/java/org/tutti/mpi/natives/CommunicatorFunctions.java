package org.tutti.mpi.natives;

/** MPI's functions that make, ask and free communicators. */
final class CommunicatorFunctions {
  static final NativeFunction RANK = NativeFunction.of("MPI_Comm_rank", 2);
  static final NativeFunction SIZE = NativeFunction.of("MPI_Comm_size", 2);
  static final NativeFunction DUP = NativeFunction.of("MPI_Comm_dup", 2);
  static final NativeFunction SPLIT = NativeFunction.of("MPI_Comm_split", 4);
  static final NativeFunction FREE = NativeFunction.of("MPI_Comm_free", 1);
  static final NativeFunction SET_ERRHANDLER = NativeFunction.of("MPI_Comm_set_errhandler", 2);

  private CommunicatorFunctions() {}
}

package org.tutti.mpi.natives;

/** MPI's functions that make, ask and free communicators. */
final class CommunicatorFunctions {
  static final SetupFunction RANK = SetupFunction.of("MPI_Comm_rank");
  static final SetupFunction SIZE = SetupFunction.of("MPI_Comm_size");
  static final SetupFunction DUP = SetupFunction.of("MPI_Comm_dup");
  static final SetupFunction SPLIT = SetupFunction.of("MPI_Comm_split");
  static final SetupFunction FREE = SetupFunction.of("MPI_Comm_free");
  static final SetupFunction SET_ERRHANDLER = SetupFunction.of("MPI_Comm_set_errhandler");

  private CommunicatorFunctions() {}
}

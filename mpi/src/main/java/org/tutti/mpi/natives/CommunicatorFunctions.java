package org.tutti.mpi.natives;

/** MPI's functions that make, ask and free communicators. */
final class CommunicatorFunctions {
  static final CommonFunction RANK = CommonFunction.of("MPI_Comm_rank");
  static final CommonFunction SIZE = CommonFunction.of("MPI_Comm_size");
  static final CommonFunction DUP = CommonFunction.of("MPI_Comm_dup");
  static final CommonFunction SPLIT = CommonFunction.of("MPI_Comm_split");
  static final CommonFunction FREE = CommonFunction.of("MPI_Comm_free");
  static final CommonFunction SET_ERRHANDLER = CommonFunction.of("MPI_Comm_set_errhandler");

  private CommunicatorFunctions() {}
}

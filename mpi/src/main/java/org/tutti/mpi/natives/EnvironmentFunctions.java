package org.tutti.mpi.natives;

/** MPI's functions besides communication. */
final class EnvironmentFunctions {
  static final CommonFunction INIT_THREAD = CommonFunction.of("MPI_Init_thread");
  static final CommonFunction QUERY_THREAD = CommonFunction.of("MPI_Query_thread");
  static final CommonFunction FINALIZE = CommonFunction.of("MPI_Finalize");
  static final CommonFunction ABORT = CommonFunction.of("MPI_Abort");
  static final CommonFunction ERROR_CLASS = CommonFunction.of("MPI_Error_class");
  static final CommonFunction ERROR_STRING = CommonFunction.of("MPI_Error_string");

  private EnvironmentFunctions() {}
}

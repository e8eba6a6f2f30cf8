package org.tutti.mpi.natives;

/** MPI's functions besides communication. */
final class EnvironmentFunctions {
  static final SetupFunction INIT_THREAD = SetupFunction.of("MPI_Init_thread");
  static final SetupFunction QUERY_THREAD = SetupFunction.of("MPI_Query_thread");
  static final SetupFunction FINALIZE = SetupFunction.of("MPI_Finalize");
  static final SetupFunction ABORT = SetupFunction.of("MPI_Abort");
  static final SetupFunction ERROR_CLASS = SetupFunction.of("MPI_Error_class");
  static final SetupFunction ERROR_STRING = SetupFunction.of("MPI_Error_string");

  private EnvironmentFunctions() {}
}

package org.tutti.mpi.natives;

/** MPI's functions that start, complete and free requests, and read statuses. */
final class RequestFunctions {
  static final NativeFunction WAIT = NativeFunction.of("MPI_Wait", 2);
  static final NativeFunction TEST = NativeFunction.of("MPI_Test", 3);
  static final NativeFunction WAITALL = NativeFunction.of("MPI_Waitall", 3);
  static final NativeFunction TESTALL = NativeFunction.of("MPI_Testall", 4);
  static final NativeFunction WAITANY = NativeFunction.of("MPI_Waitany", 4);
  static final NativeFunction TESTANY = NativeFunction.of("MPI_Testany", 5);
  static final NativeFunction WAITSOME = NativeFunction.of("MPI_Waitsome", 5);
  static final NativeFunction TESTSOME = NativeFunction.of("MPI_Testsome", 5);
  static final NativeFunction START = NativeFunction.of("MPI_Start", 1);
  static final NativeFunction STARTALL = NativeFunction.of("MPI_Startall", 2);
  static final NativeFunction CANCEL = NativeFunction.of("MPI_Cancel", 1);
  static final NativeFunction FREE = NativeFunction.of("MPI_Request_free", 1);
  static final NativeFunction GET_COUNT = NativeFunction.of("MPI_Get_count", 3);
  static final NativeFunction TEST_CANCELLED = NativeFunction.of("MPI_Test_cancelled", 2);

  private RequestFunctions() {}
}

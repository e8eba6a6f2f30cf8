package org.tutti.mpi.natives;

/** MPI's functions that start, complete and free requests, and read statuses. */
final class RequestFunctions {
  static final NativeFunction WAIT = NativeFunction.exactly("MPI_Wait", 2);
  static final NativeFunction TEST = NativeFunction.exactly("MPI_Test", 3);
  static final NativeFunction WAITALL = NativeFunction.exactly("MPI_Waitall", 3);
  static final NativeFunction TESTALL = NativeFunction.exactly("MPI_Testall", 4);
  static final NativeFunction WAITANY = NativeFunction.exactly("MPI_Waitany", 4);
  static final NativeFunction TESTANY = NativeFunction.exactly("MPI_Testany", 5);
  static final NativeFunction WAITSOME = NativeFunction.exactly("MPI_Waitsome", 5);
  static final NativeFunction TESTSOME = NativeFunction.exactly("MPI_Testsome", 5);
  static final NativeFunction START = NativeFunction.exactly("MPI_Start", 1);
  static final NativeFunction STARTALL = NativeFunction.exactly("MPI_Startall", 2);
  static final NativeFunction CANCEL = NativeFunction.of("MPI_Cancel", 1);
  static final NativeFunction FREE = NativeFunction.of("MPI_Request_free", 1);
  static final NativeFunction GET_COUNT = NativeFunction.of("MPI_Get_count", 3);
  static final NativeFunction TEST_CANCELLED = NativeFunction.of("MPI_Test_cancelled", 2);

  private RequestFunctions() {}
}

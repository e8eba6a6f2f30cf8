package org.tutti.mpi.natives;

/** MPI's functions that send and receive a message at once. */
final class SendrecvFunctions {
  static final NativeFunction SENDRECV = NativeFunction.of("MPI_Sendrecv", 12);
  static final NativeFunction SENDRECV_REPLACE = NativeFunction.of("MPI_Sendrecv_replace", 9);

  private SendrecvFunctions() {}
}

package org.tutti.mpi.natives;

/** MPI's functions that send or receive a message. */
final class PointToPointFunctions {
  static final NativeFunction SEND = NativeFunction.of("MPI_Send", 6);
  static final NativeFunction SSEND = NativeFunction.of("MPI_Ssend", 6);
  static final NativeFunction BSEND = NativeFunction.of("MPI_Bsend", 6);
  static final NativeFunction RSEND = NativeFunction.of("MPI_Rsend", 6);
  static final NativeFunction RECV = NativeFunction.ofEight("MPI_Recv");

  private PointToPointFunctions() {}
}

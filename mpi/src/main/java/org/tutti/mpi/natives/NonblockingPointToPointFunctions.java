package org.tutti.mpi.natives;

/** MPI's nonblocking and persistent point-to-point functions. */
final class NonblockingPointToPointFunctions {
  static final NativeFunction ISEND = NativeFunction.of("MPI_Isend", 7);
  static final NativeFunction ISSEND = NativeFunction.of("MPI_Issend", 7);
  static final NativeFunction IBSEND = NativeFunction.of("MPI_Ibsend", 7);
  static final NativeFunction IRSEND = NativeFunction.of("MPI_Irsend", 7);
  static final NativeFunction IRECV = NativeFunction.of("MPI_Irecv", 7);
  static final NativeFunction SEND_INIT = NativeFunction.of("MPI_Send_init", 7);
  static final NativeFunction SSEND_INIT = NativeFunction.of("MPI_Ssend_init", 7);
  static final NativeFunction BSEND_INIT = NativeFunction.of("MPI_Bsend_init", 7);
  static final NativeFunction RSEND_INIT = NativeFunction.of("MPI_Rsend_init", 7);
  static final NativeFunction RECV_INIT = NativeFunction.of("MPI_Recv_init", 7);

  private NonblockingPointToPointFunctions() {}
}

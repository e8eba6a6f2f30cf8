package org.tutti.mpi.natives;

/** MPI's blocking point-to-point functions. */
final class PointToPointFunctions {
  static final NativeFunction SEND = NativeFunction.of("MPI_Send", 6);
  static final NativeFunction SSEND = NativeFunction.of("MPI_Ssend", 6);
  static final NativeFunction BSEND = NativeFunction.of("MPI_Bsend", 6);
  static final NativeFunction RSEND = NativeFunction.of("MPI_Rsend", 6);
  static final NativeFunction RECV = NativeFunction.of("MPI_Recv", 7);
  static final NativeFunction PROBE = NativeFunction.of("MPI_Probe", 4);
  static final NativeFunction IPROBE = NativeFunction.of("MPI_Iprobe", 5);
  static final NativeFunction SENDRECV = NativeFunction.of("MPI_Sendrecv", 12);
  static final NativeFunction SENDRECV_REPLACE = NativeFunction.of("MPI_Sendrecv_replace", 9);
  static final NativeFunction BUFFER_ATTACH = NativeFunction.of("MPI_Buffer_attach", 2);
  static final NativeFunction BUFFER_DETACH = NativeFunction.of("MPI_Buffer_detach", 2);

  private PointToPointFunctions() {}
}

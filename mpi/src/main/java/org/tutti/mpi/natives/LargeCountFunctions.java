package org.tutti.mpi.natives;

/** MPI's functions with counts of 64 bits. */
final class LargeCountFunctions {
  static final NativeFunction SEND = NativeFunction.of("MPI_Send_c", 6);
  static final NativeFunction RECV = NativeFunction.of("MPI_Recv_c", 7);
  static final NativeFunction BCAST = NativeFunction.of("MPI_Bcast_c", 5);
  static final NativeFunction ALLREDUCE = NativeFunction.of("MPI_Allreduce_c", 6);
  static final NativeFunction ALLGATHER = NativeFunction.of("MPI_Allgather_c", 7);
  static final NativeFunction ALLTOALL = NativeFunction.of("MPI_Alltoall_c", 7);

  private LargeCountFunctions() {}
}

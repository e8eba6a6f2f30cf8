package org.tutti.mpi.natives;

/** MPI's functions that start processes and let programs meet. */
final class ProcessFunctions {
  static final NativeFunction COMM_SPAWN = NativeFunction.of("MPI_Comm_spawn", 8);
  static final NativeFunction COMM_GET_PARENT = NativeFunction.of("MPI_Comm_get_parent", 1);
  static final NativeFunction OPEN_PORT = NativeFunction.of("MPI_Open_port", 2);
  static final NativeFunction CLOSE_PORT = NativeFunction.of("MPI_Close_port", 1);
  static final NativeFunction COMM_ACCEPT = NativeFunction.of("MPI_Comm_accept", 5);
  static final NativeFunction COMM_CONNECT = NativeFunction.of("MPI_Comm_connect", 5);
  static final NativeFunction COMM_DISCONNECT = NativeFunction.of("MPI_Comm_disconnect", 1);

  /** The longest that a library has, Open MPI's. */
  static final int MAX_PORT_NAME = 1024;

  private ProcessFunctions() {}
}

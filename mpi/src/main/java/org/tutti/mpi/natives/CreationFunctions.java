package org.tutti.mpi.natives;

/** MPI's functions that make communicators of groups and sessions, and their constants. */
final class CreationFunctions {
  static final NativeFunction COMM_CREATE = NativeFunction.of("MPI_Comm_create", 3);
  static final NativeFunction COMM_CREATE_GROUP = NativeFunction.of("MPI_Comm_create_group", 4);
  static final NativeFunction COMM_IDUP = NativeFunction.of("MPI_Comm_idup", 3);
  static final NativeFunction COMM_SPLIT_TYPE = NativeFunction.of("MPI_Comm_split_type", 5);
  static final NativeFunction INTERCOMM_CREATE = NativeFunction.of("MPI_Intercomm_create", 6);
  static final NativeFunction INTERCOMM_MERGE = NativeFunction.of("MPI_Intercomm_merge", 3);
  static final NativeFunction COMM_REMOTE_SIZE = NativeFunction.of("MPI_Comm_remote_size", 2);
  static final NativeFunction SESSION_INIT = NativeFunction.of("MPI_Session_init", 3);
  static final NativeFunction SESSION_FINALIZE = NativeFunction.of("MPI_Session_finalize", 1);
  static final NativeFunction GROUP_FROM_SESSION_PSET =
      NativeFunction.of("MPI_Group_from_session_pset", 3);
  static final NativeFunction COMM_CREATE_FROM_GROUP =
      NativeFunction.of("MPI_Comm_create_from_group", 5);

  static final long INFO_NULL = LibraryBinding.constant("MPI_INFO_NULL");
  static final long ERRORS_RETURN = LibraryBinding.constant("MPI_ERRORS_RETURN");
  static final long SHARED = LibraryBinding.constant("MPI_COMM_TYPE_SHARED");

  private CreationFunctions() {}
}

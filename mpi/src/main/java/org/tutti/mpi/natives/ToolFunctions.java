package org.tutti.mpi.natives;

/** MPI's functions of the tool interface (MPI_T). */
final class ToolFunctions {
  static final NativeFunction INIT_THREAD = NativeFunction.of("MPI_T_init_thread", 2);
  static final NativeFunction FINALIZE = NativeFunction.of("MPI_T_finalize", 0);
  static final NativeFunction CVAR_GET_NUM = NativeFunction.of("MPI_T_cvar_get_num", 1);
  static final NativeFunction CVAR_GET_INDEX = NativeFunction.of("MPI_T_cvar_get_index", 2);
  static final NativeFunction CVAR_GET_INFO = NativeFunction.of("MPI_T_cvar_get_info", 10);
  static final NativeFunction CVAR_HANDLE_ALLOC = NativeFunction.of("MPI_T_cvar_handle_alloc", 4);
  static final NativeFunction CVAR_READ = NativeFunction.of("MPI_T_cvar_read", 2);
  static final NativeFunction CVAR_WRITE = NativeFunction.of("MPI_T_cvar_write", 2);
  static final NativeFunction CVAR_HANDLE_FREE = NativeFunction.of("MPI_T_cvar_handle_free", 1);
  static final NativeFunction ENUM_GET_INFO = NativeFunction.of("MPI_T_enum_get_info", 4);
  static final NativeFunction ENUM_GET_ITEM = NativeFunction.of("MPI_T_enum_get_item", 5);

  private ToolFunctions() {}
}

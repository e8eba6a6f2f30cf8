package org.tutti.mpi.natives;

/** MPI's functions of the tool interface (MPI_T). */
final class ToolFunctions {
  static final CommonFunction INIT_THREAD = CommonFunction.of("MPI_T_init_thread");
  static final CommonFunction FINALIZE = CommonFunction.of("MPI_T_finalize");
  static final CommonFunction CVAR_GET_NUM = CommonFunction.of("MPI_T_cvar_get_num");
  static final CommonFunction CVAR_GET_INDEX = CommonFunction.of("MPI_T_cvar_get_index");
  static final NativeFunction CVAR_GET_INFO = NativeFunction.ofTwelve("MPI_T_cvar_get_info");
  static final CommonFunction CVAR_HANDLE_ALLOC = CommonFunction.of("MPI_T_cvar_handle_alloc");
  static final CommonFunction CVAR_READ = CommonFunction.of("MPI_T_cvar_read");
  static final CommonFunction CVAR_WRITE = CommonFunction.of("MPI_T_cvar_write");
  static final CommonFunction CVAR_HANDLE_FREE = CommonFunction.of("MPI_T_cvar_handle_free");
  static final CommonFunction ENUM_GET_INFO = CommonFunction.of("MPI_T_enum_get_info");
  static final CommonFunction ENUM_GET_ITEM = CommonFunction.of("MPI_T_enum_get_item");

  private ToolFunctions() {}
}

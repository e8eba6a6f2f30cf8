package org.tutti.mpi.natives;

/** MPI's functions of files that move no data, and of hints. */
final class FileHandling {
  static final NativeFunction OPEN = NativeFunction.of("MPI_File_open", 5);
  static final NativeFunction CLOSE = NativeFunction.of("MPI_File_close", 1);
  static final NativeFunction DELETE = NativeFunction.of("MPI_File_delete", 2);
  static final NativeFunction GET_SIZE = NativeFunction.of("MPI_File_get_size", 2);
  static final NativeFunction SET_SIZE = NativeFunction.of("MPI_File_set_size", 2);
  static final NativeFunction PREALLOCATE = NativeFunction.of("MPI_File_preallocate", 2);
  static final NativeFunction SET_VIEW = NativeFunction.of("MPI_File_set_view", 6);
  static final NativeFunction SEEK = NativeFunction.of("MPI_File_seek", 3);
  static final NativeFunction SEEK_SHARED = NativeFunction.of("MPI_File_seek_shared", 3);
  static final NativeFunction GET_POSITION = NativeFunction.of("MPI_File_get_position", 2);
  static final NativeFunction GET_POSITION_SHARED =
      NativeFunction.of("MPI_File_get_position_shared", 2);
  static final NativeFunction SYNC = NativeFunction.of("MPI_File_sync", 1);
  static final NativeFunction GET_INFO = NativeFunction.of("MPI_File_get_info", 2);
  static final NativeFunction INFO_CREATE = NativeFunction.of("MPI_Info_create", 1);
  static final NativeFunction INFO_SET = NativeFunction.of("MPI_Info_set", 3);
  static final NativeFunction INFO_GET = NativeFunction.of("MPI_Info_get", 5);
  static final NativeFunction INFO_NKEYS = NativeFunction.of("MPI_Info_get_nkeys", 2);
  static final NativeFunction INFO_NTHKEY = NativeFunction.of("MPI_Info_get_nthkey", 3);
  static final NativeFunction INFO_FREE = NativeFunction.of("MPI_Info_free", 1);

  static final long SEEK_SET = LibraryBinding.constant("MPI_SEEK_SET");

  private FileHandling() {}
}

package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's functions that make, ask and free communicators; each returns MPI's error code. */
final class CommunicatorFunctions {
  private static final MethodHandle RANK = LibraryBinding.function("MPI_Comm_rank", 2);
  private static final MethodHandle SIZE = LibraryBinding.function("MPI_Comm_size", 2);
  private static final MethodHandle DUP = LibraryBinding.function("MPI_Comm_dup", 2);
  private static final MethodHandle SPLIT = LibraryBinding.function("MPI_Comm_split", 4);
  private static final MethodHandle FREE = LibraryBinding.function("MPI_Comm_free", 1);
  private static final MethodHandle SET_ERRHANDLER =
      LibraryBinding.function("MPI_Comm_set_errhandler", 2);

  private CommunicatorFunctions() {}

  static int rank(long comm, long rank) {
    try {
      return (int) (long) RANK.invokeExact(comm, rank);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int size(long comm, long size) {
    try {
      return (int) (long) SIZE.invokeExact(comm, size);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int duplicate(long comm, long result) {
    try {
      return (int) (long) DUP.invokeExact(comm, result);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int split(long comm, int color, int key, long result) {
    try {
      return (int) (long) SPLIT.invokeExact(comm, (long) color, (long) key, result);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int free(long comm) {
    try {
      return (int) (long) FREE.invokeExact(comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int setErrorHandler(long comm, long handler) {
    try {
      return (int) (long) SET_ERRHANDLER.invokeExact(comm, handler);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}

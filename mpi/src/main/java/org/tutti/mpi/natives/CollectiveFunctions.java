package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/**
 * MPI's collective functions without a root whose result every process gets whole; each returns
 * MPI's error code.
 */
final class CollectiveFunctions {
  private static final MethodHandle BARRIER = LibraryBinding.function("MPI_Barrier", 1);
  private static final MethodHandle BCAST = LibraryBinding.function("MPI_Bcast", 5);
  private static final MethodHandle ALLREDUCE = LibraryBinding.function("MPI_Allreduce", 6);
  private static final MethodHandle ALLGATHER = LibraryBinding.function("MPI_Allgather", 7);
  private static final MethodHandle ALLTOALL = LibraryBinding.function("MPI_Alltoall", 7);

  private CollectiveFunctions() {}

  static int barrier(long comm) {
    try {
      return (int) (long) BARRIER.invokeExact(comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int bcast(long buffer, int count, long datatype, int root, long comm) {
    try {
      return (int) (long) BCAST.invokeExact(buffer, (long) count, datatype, (long) root, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int allreduce(long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) (long) ALLREDUCE.invokeExact(send, receive, (long) count, datatype, op, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int allgather(long send, long receive, int count, long datatype, long comm) {
    try {
      return (int)
          (long)
              ALLGATHER.invokeExact(
                  send, (long) count, datatype, receive, (long) count, datatype, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int alltoall(long send, long receive, int count, long datatype, long comm) {
    try {
      return (int)
          (long)
              ALLTOALL.invokeExact(
                  send, (long) count, datatype, receive, (long) count, datatype, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}

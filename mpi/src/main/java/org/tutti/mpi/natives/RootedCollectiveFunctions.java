package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's reduce, gather and scatter; each returns MPI's error code. */
final class RootedCollectiveFunctions {
  private static final MethodHandle REDUCE = LibraryBinding.function("MPI_Reduce", 7);
  private static final MethodHandle GATHER = LibraryBinding.function("MPI_Gather", 8);
  private static final MethodHandle SCATTER = LibraryBinding.function("MPI_Scatter", 8);

  private RootedCollectiveFunctions() {}

  static int reduce(
      long send, long receive, int count, long datatype, long op, int root, long comm) {
    try {
      return (int)
          (long) REDUCE.invokeExact(send, receive, (long) count, datatype, op, (long) root, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int gather(long send, long receive, int count, long datatype, int root, long comm) {
    try {
      return (int)
          (long)
              GATHER.invokeExact(
                  send, (long) count, datatype, receive, (long) count, datatype, (long) root, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int scatter(long send, long receive, int count, long datatype, int root, long comm) {
    try {
      return (int)
          (long)
              SCATTER.invokeExact(
                  send, (long) count, datatype, receive, (long) count, datatype, (long) root, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}

package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's reduce, gather and scatter; each returns MPI's error code. */
final class RootedCollectives {
  private static final MethodHandle REDUCE = Binding.function("MPI_Reduce", 7);
  private static final MethodHandle GATHER = Binding.function("MPI_Gather", 8);
  private static final MethodHandle SCATTER = Binding.function("MPI_Scatter", 8);

  private RootedCollectives() {}

  static int reduce(
      long send, long receive, int count, long datatype, long op, int root, long comm) {
    try {
      return (int)
          (long) REDUCE.invokeExact(send, receive, (long) count, datatype, op, (long) root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int gather(long send, long receive, int count, long datatype, int root, long comm) {
    try {
      return (int)
          (long)
              GATHER.invokeExact(
                  send, (long) count, datatype, receive, (long) count, datatype, (long) root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int scatter(long send, long receive, int count, long datatype, int root, long comm) {
    try {
      return (int)
          (long)
              SCATTER.invokeExact(
                  send, (long) count, datatype, receive, (long) count, datatype, (long) root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }
}

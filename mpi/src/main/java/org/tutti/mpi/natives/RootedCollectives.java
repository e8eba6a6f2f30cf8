package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's reduce, gather and scatter; each returns MPI's error code. */
final class RootedCollectives {
  private static final Class<?> P = long.class;
  private static final Class<?> I = int.class;

  private static final MethodHandle REDUCE = Binding.function("MPI_Reduce", P, P, I, P, P, I, P);
  private static final MethodHandle GATHER = Binding.function("MPI_Gather", P, I, P, P, I, P, I, P);
  private static final MethodHandle SCATTER =
      Binding.function("MPI_Scatter", P, I, P, P, I, P, I, P);

  private RootedCollectives() {}

  static int reduce(
      long send, long receive, int count, long datatype, long op, int root, long comm) {
    try {
      return (int) REDUCE.invokeExact(send, receive, count, datatype, op, root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int gather(long send, long receive, int count, long datatype, int root, long comm) {
    try {
      return (int) GATHER.invokeExact(send, count, datatype, receive, count, datatype, root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int scatter(long send, long receive, int count, long datatype, int root, long comm) {
    try {
      return (int) SCATTER.invokeExact(send, count, datatype, receive, count, datatype, root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }
}

package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's reductions whose result differs from rank to rank; each returns MPI's error code. */
final class PartialReductions {
  private static final Class<?> P = long.class;
  private static final Class<?> I = int.class;

  private static final MethodHandle SCAN = Binding.function("MPI_Scan", P, P, I, P, P, P);
  private static final MethodHandle EXSCAN = Binding.function("MPI_Exscan", P, P, I, P, P, P);
  private static final MethodHandle REDUCE_SCATTER_BLOCK =
      Binding.function("MPI_Reduce_scatter_block", P, P, I, P, P, P);

  private PartialReductions() {}

  static int scan(long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) SCAN.invokeExact(send, receive, count, datatype, op, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int exscan(long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) EXSCAN.invokeExact(send, receive, count, datatype, op, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int reduceScatterBlock(
      long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) REDUCE_SCATTER_BLOCK.invokeExact(send, receive, count, datatype, op, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }
}

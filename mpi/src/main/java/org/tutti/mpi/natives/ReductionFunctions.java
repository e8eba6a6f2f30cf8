package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/** MPI's reductions whose result differs from rank to rank; each returns MPI's error code. */
final class ReductionFunctions {
  private static final MethodHandle SCAN = LibraryBinding.function("MPI_Scan", 6);
  private static final MethodHandle EXSCAN = LibraryBinding.function("MPI_Exscan", 6);
  private static final MethodHandle REDUCE_SCATTER_BLOCK =
      LibraryBinding.function("MPI_Reduce_scatter_block", 6);

  private ReductionFunctions() {}

  static int scan(long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) (long) SCAN.invokeExact(send, receive, (long) count, datatype, op, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int exscan(long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) (long) EXSCAN.invokeExact(send, receive, (long) count, datatype, op, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }

  static int reduceScatterBlock(
      long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int)
          (long) REDUCE_SCATTER_BLOCK.invokeExact(send, receive, (long) count, datatype, op, comm);
    } catch (Throwable e) {
      throw LibraryBinding.unexpected(e);
    }
  }
}

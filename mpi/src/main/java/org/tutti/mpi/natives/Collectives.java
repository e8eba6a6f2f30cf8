package org.tutti.mpi.natives;

import java.lang.invoke.MethodHandle;

/**
 * MPI's collective functions without a root whose result every process gets whole; each returns
 * MPI's error code.
 */
final class Collectives {
  private static final Class<?> P = long.class;
  private static final Class<?> I = int.class;

  private static final MethodHandle BARRIER = Binding.function("MPI_Barrier", P);
  private static final MethodHandle BCAST = Binding.function("MPI_Bcast", P, I, P, I, P);
  private static final MethodHandle ALLREDUCE = Binding.function("MPI_Allreduce", P, P, I, P, P, P);
  private static final MethodHandle ALLGATHER =
      Binding.function("MPI_Allgather", P, I, P, P, I, P, P);
  private static final MethodHandle ALLTOALL =
      Binding.function("MPI_Alltoall", P, I, P, P, I, P, P);

  private Collectives() {}

  static int barrier(long comm) {
    try {
      return (int) BARRIER.invokeExact(comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int bcast(long buffer, int count, long datatype, int root, long comm) {
    try {
      return (int) BCAST.invokeExact(buffer, count, datatype, root, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int allreduce(long send, long receive, int count, long datatype, long op, long comm) {
    try {
      return (int) ALLREDUCE.invokeExact(send, receive, count, datatype, op, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int allgather(long send, long receive, int count, long datatype, long comm) {
    try {
      return (int) ALLGATHER.invokeExact(send, count, datatype, receive, count, datatype, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }

  static int alltoall(long send, long receive, int count, long datatype, long comm) {
    try {
      return (int) ALLTOALL.invokeExact(send, count, datatype, receive, count, datatype, comm);
    } catch (Throwable e) {
      throw Binding.unexpected(e);
    }
  }
}

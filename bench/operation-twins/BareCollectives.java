package org.tutti.bench.operationtwins;

import static org.tutti.bench.operationtwins.BareCalls.check;
import static org.tutti.bench.operationtwins.BareCalls.failed;
import static org.tutti.bench.operationtwins.BareCalls.function;

import java.lang.invoke.MethodHandle;

/** Collectives, called with what C would give them. */
final class BareCollectives {
  private static final Class<?> I = int.class;
  private static final Class<?> L = long.class;
  private static final MethodHandle ALLREDUCE = function("MPI_Allreduce", L, L, I, L, L, L);
  private static final MethodHandle ALLGATHER = function("MPI_Allgather", L, I, L, L, I, L, L);
  private static final MethodHandle ALLGATHERV = function("MPI_Allgatherv", L, I, L, L, L, L, L, L);
  private static final MethodHandle ALLTOALL = function("MPI_Alltoall", L, I, L, L, I, L, L);
  private static final MethodHandle IALLREDUCE = function("MPI_Iallreduce", L, L, I, L, L, L, L);
  private static final MethodHandle NEIGHBOR_ALLTOALL =
      function("MPI_Neighbor_alltoall", L, I, L, L, I, L, L);
  private static final MethodHandle REDUCE_LOCAL = function("MPI_Reduce_local", L, L, I, L, L);

  private BareCollectives() {}

  static void allreduce(long send, long receive, int count, long type, long op, long comm) {
    try {
      check((int) ALLREDUCE.invokeExact(send, receive, count, type, op, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void allgather(long send, long receive, int count, long type, long comm) {
    try {
      check((int) ALLGATHER.invokeExact(send, count, type, receive, count, type, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void allgatherv(
      long send, int count, long receive, long counts, long displacements, long type, long comm) {
    try {
      check(
          (int)
              ALLGATHERV.invokeExact(
                  send, count, type, receive, counts, displacements, type, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void alltoall(long send, long receive, int count, long type, long comm) {
    try {
      check((int) ALLTOALL.invokeExact(send, count, type, receive, count, type, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void iallreduce(
      long send, long receive, int count, long type, long op, long comm, long request) {
    try {
      check((int) IALLREDUCE.invokeExact(send, receive, count, type, op, comm, request));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void neighborAlltoall(long send, long receive, int count, long type, long comm) {
    try {
      check((int) NEIGHBOR_ALLTOALL.invokeExact(send, count, type, receive, count, type, comm));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void reduceLocal(long in, long inout, int count, long type, long op) {
    try {
      check((int) REDUCE_LOCAL.invokeExact(in, inout, count, type, op));
    } catch (Throwable e) {
      throw failed(e);
    }
  }
}

package org.tutti.bench.operationtwins;

import static org.tutti.bench.operationtwins.BareCalls.check;
import static org.tutti.bench.operationtwins.BareCalls.failed;
import static org.tutti.bench.operationtwins.BareCalls.function;

import java.lang.invoke.MethodHandle;

/** One-sided operations on the second rank, and what completes them there. */
final class BareOneSided {
  private static final int TARGET = 1;
  private static final Class<?> I = int.class;
  private static final Class<?> L = long.class;
  private static final MethodHandle PUT = function("MPI_Put", L, I, L, I, L, I, L, L);
  private static final MethodHandle GET = function("MPI_Get", L, I, L, I, L, I, L, L);
  private static final MethodHandle FETCH_AND_OP =
      function("MPI_Fetch_and_op", L, L, L, I, L, L, L);
  private static final MethodHandle FLUSH = function("MPI_Win_flush", I, L);

  private BareOneSided() {}

  static void put(long origin, int count, long type, long window) {
    try {
      check((int) PUT.invokeExact(origin, count, type, TARGET, 0L, count, type, window));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void get(long origin, int count, long type, long window) {
    try {
      check((int) GET.invokeExact(origin, count, type, TARGET, 0L, count, type, window));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void fetchAndOp(long origin, long result, long type, long op, long window) {
    try {
      check((int) FETCH_AND_OP.invokeExact(origin, result, type, TARGET, 0L, op, window));
    } catch (Throwable e) {
      throw failed(e);
    }
  }

  static void flush(long window) {
    try {
      check((int) FLUSH.invokeExact(TARGET, window));
    } catch (Throwable e) {
      throw failed(e);
    }
  }
}

package org.tutti.bench.operationtwins;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.tutti.bench.operationtwins.MpichCalls.ARENA;
import static org.tutti.bench.operationtwins.MpichCalls.BARRIER;
import static org.tutti.bench.operationtwins.MpichCalls.FETCH_AND_OP;
import static org.tutti.bench.operationtwins.MpichCalls.FLUSH;
import static org.tutti.bench.operationtwins.MpichCalls.FLUSH_ALL;
import static org.tutti.bench.operationtwins.MpichCalls.GET;
import static org.tutti.bench.operationtwins.MpichCalls.INT64;
import static org.tutti.bench.operationtwins.MpichCalls.INT8;
import static org.tutti.bench.operationtwins.MpichCalls.LOCK_ALL;
import static org.tutti.bench.operationtwins.MpichCalls.NO_INFO;
import static org.tutti.bench.operationtwins.MpichCalls.PUT;
import static org.tutti.bench.operationtwins.MpichCalls.SUM;
import static org.tutti.bench.operationtwins.MpichCalls.UNLOCK_ALL;
import static org.tutti.bench.operationtwins.MpichCalls.WIN_CREATE;
import static org.tutti.bench.operationtwins.MpichCalls.WIN_FREE;
import static org.tutti.bench.operationtwins.MpichCalls.WORLD;
import static org.tutti.bench.operationtwins.MpichCalls.check;

import java.lang.foreign.MemorySegment;

/**
 * The loops of {@link TwinLoops} with one-sided operations, of which each makes a window over some
 * memory, as twins.c does.
 */
final class OneSidedLoops {
  private static final int BYTES = 8;
  private static final MemorySegment HANDLE = ARENA.allocate(JAVA_INT);

  private static long eraser;

  private final int before;
  private final int rank;
  private final long memory;
  private final int window;

  /** Collective. */
  OneSidedLoops(int before, int rank, long memory, int unit) throws Throwable {
    this.before = before;
    this.rank = rank;
    this.memory = memory;
    check((int) WIN_CREATE.invokeExact(memory, (long) BYTES, unit, NO_INFO, WORLD, HANDLE));
    this.window = HANDLE.get(JAVA_INT, 0);
  }

  void put(int n, long send, long[] starts, long[] ends) throws Throwable {
    if (rank == 0) {
      check((int) LOCK_ALL.invokeExact(0, window));
      put(before, window, n, send, starts, ends);
      check((int) UNLOCK_ALL.invokeExact(window));
    } else {
      show(before, n, starts, ends);
    }
    free();
  }

  void get(int n, long receive, long[] starts, long[] ends) throws Throwable {
    if (rank == 0) {
      check((int) LOCK_ALL.invokeExact(0, window));
      get(before, window, n, receive, starts, ends);
      check((int) UNLOCK_ALL.invokeExact(window));
    } else {
      show(before, n, starts, ends);
    }
    free();
  }

  void fetchAndOp(int n, long send, long[] starts, long[] ends) throws Throwable {
    if (rank == 0) {
      check((int) LOCK_ALL.invokeExact(0, window));
      fetchAndOp(before, window, n, send, memory, starts, ends);
      check((int) UNLOCK_ALL.invokeExact(window));
    } else {
      show(before, n, starts, ends);
    }
    free();
  }

  private void free() throws Throwable {
    HANDLE.set(JAVA_INT, 0, window);
    check((int) WIN_FREE.invokeExact(HANDLE));
  }

  private static void put(int before, int window, int n, long send, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) PUT.invokeExact(send, BYTES, INT8, 1, 0L, BYTES, INT8, window));
      check((int) FLUSH.invokeExact(1, window));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
      settle(window);
    }
  }

  private static void get(int before, int window, int n, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) GET.invokeExact(receive, BYTES, INT8, 1, 0L, BYTES, INT8, window));
      check((int) FLUSH.invokeExact(1, window));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
      settle(window);
    }
  }

  private static void fetchAndOp(
      int before, int window, int n, long send, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) FETCH_AND_OP.invokeExact(send, receive, INT64, 1, 0L, SUM, window));
      check((int) FLUSH.invokeExact(1, window));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
      settle(window);
    }
  }

  private static void settle(int window) throws Throwable {
    check((int) FLUSH_ALL.invokeExact(window));
    check((int) BARRIER.invokeExact(WORLD));
  }

  private static void show(int before, int n, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
      check((int) BARRIER.invokeExact(WORLD));
    }
  }
}

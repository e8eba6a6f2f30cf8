package org.tutti.bench.operationtwins;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.tutti.bench.operationtwins.MpichCalls.ARENA;
import static org.tutti.bench.operationtwins.MpichCalls.BARRIER;
import static org.tutti.bench.operationtwins.MpichCalls.DOUBLE;
import static org.tutti.bench.operationtwins.MpichCalls.IGNORE;
import static org.tutti.bench.operationtwins.MpichCalls.PACK;
import static org.tutti.bench.operationtwins.MpichCalls.RECV;
import static org.tutti.bench.operationtwins.MpichCalls.SEND;
import static org.tutti.bench.operationtwins.MpichCalls.TYPE_COMMIT;
import static org.tutti.bench.operationtwins.MpichCalls.TYPE_VECTOR;
import static org.tutti.bench.operationtwins.MpichCalls.WORLD;
import static org.tutti.bench.operationtwins.MpichCalls.check;

import java.lang.foreign.MemorySegment;

/** The loops of {@link TwinLoops} with a derived datatype, made after {@code MPI_Init}. */
final class VectorLoops {
  private static final int BYTES = 8;
  private static final int TAG = 1;
  private static final int VECTOR = vector();
  private static final long POSITION = ARENA.allocate(JAVA_INT).address();
  private static final MemorySegment POSITION_MEMORY =
      MemorySegment.ofAddress(POSITION).reinterpret(Integer.BYTES);

  private static long eraser;

  private VectorLoops() {}

  /** As the default of the catalog for a message of one double. */
  private static int vector() {
    MemorySegment made = ARENA.allocate(JAVA_INT);
    try {
      check((int) TYPE_VECTOR.invokeExact(1, 1, 2, DOUBLE, made));
      check((int) TYPE_COMMIT.invokeExact(made));
    } catch (Throwable e) {
      throw new IllegalStateException("no datatype", e);
    }
    return made.get(JAVA_INT, 0);
  }

  static void ping(int before, int n, long send, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) SEND.invokeExact(send, 1, VECTOR, 1, TAG, WORLD));
      check((int) RECV.invokeExact(receive, 1, VECTOR, 1, TAG, WORLD, IGNORE));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  static void pong(int before, int n, long send, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) RECV.invokeExact(receive, 1, VECTOR, 0, TAG, WORLD, IGNORE));
      check((int) SEND.invokeExact(send, 1, VECTOR, 0, TAG, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  static void pack(int before, int n, long send, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      POSITION_MEMORY.set(JAVA_INT, 0, 0);
      check((int) PACK.invokeExact(send, 1, VECTOR, receive, BYTES, POSITION, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }
}

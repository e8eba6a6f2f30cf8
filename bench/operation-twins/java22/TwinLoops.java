package org.tutti.bench.operationtwins;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.tutti.bench.operationtwins.MpichCalls.ALLGATHER;
import static org.tutti.bench.operationtwins.MpichCalls.ALLGATHERV;
import static org.tutti.bench.operationtwins.MpichCalls.ALLREDUCE;
import static org.tutti.bench.operationtwins.MpichCalls.ANY;
import static org.tutti.bench.operationtwins.MpichCalls.ARENA;
import static org.tutti.bench.operationtwins.MpichCalls.BARRIER;
import static org.tutti.bench.operationtwins.MpichCalls.CART;
import static org.tutti.bench.operationtwins.MpichCalls.DOUBLE;
import static org.tutti.bench.operationtwins.MpichCalls.DUP;
import static org.tutti.bench.operationtwins.MpichCalls.FINALIZE;
import static org.tutti.bench.operationtwins.MpichCalls.IALLREDUCE;
import static org.tutti.bench.operationtwins.MpichCalls.IGNORE;
import static org.tutti.bench.operationtwins.MpichCalls.INIT;
import static org.tutti.bench.operationtwins.MpichCalls.INT8;
import static org.tutti.bench.operationtwins.MpichCalls.IN_PLACE;
import static org.tutti.bench.operationtwins.MpichCalls.IRECV;
import static org.tutti.bench.operationtwins.MpichCalls.ISEND;
import static org.tutti.bench.operationtwins.MpichCalls.LONG;
import static org.tutti.bench.operationtwins.MpichCalls.MAX;
import static org.tutti.bench.operationtwins.MpichCalls.NEIGHBOR_ALLTOALL;
import static org.tutti.bench.operationtwins.MpichCalls.RANK;
import static org.tutti.bench.operationtwins.MpichCalls.RECV;
import static org.tutti.bench.operationtwins.MpichCalls.RECV_INIT;
import static org.tutti.bench.operationtwins.MpichCalls.REDUCE;
import static org.tutti.bench.operationtwins.MpichCalls.REDUCE_LOCAL;
import static org.tutti.bench.operationtwins.MpichCalls.REQUEST;
import static org.tutti.bench.operationtwins.MpichCalls.SEND;
import static org.tutti.bench.operationtwins.MpichCalls.SEND_INIT;
import static org.tutti.bench.operationtwins.MpichCalls.START;
import static org.tutti.bench.operationtwins.MpichCalls.STARTALL;
import static org.tutti.bench.operationtwins.MpichCalls.SUM;
import static org.tutti.bench.operationtwins.MpichCalls.WAIT;
import static org.tutti.bench.operationtwins.MpichCalls.WAITALL;
import static org.tutti.bench.operationtwins.MpichCalls.WORLD;
import static org.tutti.bench.operationtwins.MpichCalls.check;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * The operations of twins.c in the plainest Java there can be: no Tutti, the call sites written
 * out, one loop per operation and rank. It makes many more calls before it is observed than twins.c
 * does, as any Java program has to before it is compiled.
 *
 * <p>Usage: TwinLoops SEED NREP OPERATION... on two ranks with MPICH, JDK 22 or later; prints what
 * twins.c prints.
 */
public final class TwinLoops {
  private static final int BYTES = 8;
  private static final int WINDOW = 64;
  private static final int TAG = 1;
  private static final int ACKNOWLEDGMENT = 2;
  private static final int LINE = 64;

  /** Enough to ask for the JVM's last compiler. */
  private static final int WARMUP_ROUNDS = 300;

  private static final int WARMUP_OBSERVATIONS = 200;

  /** Enough for compilations that were asked for to end. */
  private static final long COMPILERS_MILLIS = 200;

  private static int before;
  private static int ring;
  private static int rank;
  private static long eraser;

  private TwinLoops() {}

  public static void main(String[] arguments) throws Throwable {
    check((int) INIT.invokeExact(MemorySegment.NULL, MemorySegment.NULL));
    connect();
    int nrep = Integer.parseInt(arguments[1]);
    List<String> operations = Arrays.asList(arguments).subList(2, arguments.length);
    Twin twin = new Twin(nrep);
    twin.warmUp(operations);
    Collections.shuffle(operations, new Random(Integer.parseInt(arguments[0])));
    for (String operation : operations) {
      twin.observe(operation, nrep);
      twin.observe(operation, nrep);
      String runTimes = twin.runTimes();
      if (rank == 0) {
        System.out.println(operation + " " + BYTES + runTimes);
      }
    }
    check((int) FINALIZE.invokeExact());
  }

  /** Makes the communicators, after {@code MPI_Init}. */
  static void connect() throws Throwable {
    MemorySegment answer = ARENA.allocate(JAVA_INT);
    check((int) DUP.invokeExact(WORLD, answer));
    before = answer.get(JAVA_INT, 0);
    check((int) RANK.invokeExact(WORLD, answer));
    rank = answer.get(JAVA_INT, 0);
    MemorySegment extents = ARENA.allocateFrom(JAVA_INT, 2);
    MemorySegment periods = ARENA.allocateFrom(JAVA_INT, 1);
    check((int) CART.invokeExact(WORLD, 1, extents, periods, 0, answer));
    ring = answer.get(JAVA_INT, 0);
  }

  /** Buffers, requests and times. */
  static final class Twin {
    private final long send = buffer();
    private final long receive = buffer();
    private final long requests = ARENA.allocate(JAVA_INT, WINDOW).address();
    private final long persistent = ARENA.allocate(JAVA_INT, 2).address();
    private final long counts = ARENA.allocateFrom(JAVA_INT, BYTES, BYTES).address();
    private final long displacements = ARENA.allocateFrom(JAVA_INT, 0, BYTES).address();
    private final int nrep;
    private final long[] starts;
    private final long[] ends;

    Twin(int nrep) throws Throwable {
      this.nrep = nrep;
      starts = new long[Math.max(nrep, WARMUP_OBSERVATIONS)];
      ends = new long[starts.length];
      int partner = 1 - rank;
      check((int) SEND_INIT.invokeExact(send, BYTES, INT8, partner, TAG, WORLD, persistent));
      long second = persistent + REQUEST;
      check((int) RECV_INIT.invokeExact(receive, BYTES, INT8, partner, TAG, WORLD, second));
    }

    void warmUp(List<String> operations) throws Throwable {
      observeAll(operations);
      Thread.sleep(COMPILERS_MILLIS);
      observeAll(operations);
    }

    private void observeAll(List<String> operations) throws Throwable {
      for (int round = 0; round < WARMUP_ROUNDS; round++) {
        for (String operation : operations) {
          observe(operation, WARMUP_OBSERVATIONS);
        }
      }
    }

    void observe(String operation, int n) throws Throwable {
      switch (operation) {
        case "MPI_Allreduce" -> allreduce(n, send, receive, starts, ends);
        case "MPI_Allgather:in-place" -> allgather(n, receive, starts, ends);
        case "MPI_Allgatherv" -> allgatherv(n, send, receive, counts, displacements, starts, ends);
        case "MPI_Iallreduce" -> iallreduce(n, send, receive, requests, starts, ends);
        case "MPI_Neighbor_alltoall" -> neighborAlltoall(n, send, receive, ring, starts, ends);
        case "MPI_Reduce_local" -> reduceLocal(n, send, receive, starts, ends);
        case "ping-pong" -> {
          if (rank == 0) {
            ping(n, send, receive, 1, starts, ends);
          } else {
            pong(n, send, receive, 0, starts, ends);
          }
        }
        case "ping-pong:any-source" -> {
          if (rank == 0) {
            ping(n, send, receive, ANY, starts, ends);
          } else {
            pong(n, send, receive, ANY, starts, ends);
          }
        }
        case "ping-pong:persistent" -> {
          if (rank == 0) {
            pingPersistent(n, persistent, starts, ends);
          } else {
            pongPersistent(n, persistent, starts, ends);
          }
        }
        case "bandwidth" -> {
          if (rank == 0) {
            sendWindow(n, send, receive, requests, starts, ends);
          } else {
            receiveWindow(n, send, receive, requests, starts, ends);
          }
        }
        case "ping-pong:derived" -> {
          if (rank == 0) {
            VectorLoops.ping(before, n, send, receive, starts, ends);
          } else {
            VectorLoops.pong(before, n, send, receive, starts, ends);
          }
        }
        case "MPI_Pack" -> VectorLoops.pack(before, n, send, receive, starts, ends);
        case "MPI_Put" -> new OneSidedLoops(before, rank, receive, 1).put(n, send, starts, ends);
        case "MPI_Get" -> new OneSidedLoops(before, rank, send, 1).get(n, receive, starts, ends);
        case "MPI_Fetch_and_op" ->
            new OneSidedLoops(before, rank, receive, BYTES).fetchAndOp(n, send, starts, ends);
        default -> throw new IllegalArgumentException("unknown operation " + operation);
      }
    }

    /** Of the last observations, in ns, each after a space; of the slowest rank, on rank 0. */
    String runTimes() throws Throwable {
      MemorySegment maxima = ARENA.allocate(JAVA_LONG, nrep);
      MemorySegment times = ARENA.allocate(JAVA_LONG, nrep);
      for (int i = 0; i < nrep; i++) {
        times.setAtIndex(JAVA_LONG, i, ends[i] - starts[i]);
      }
      check((int) REDUCE.invokeExact(times, maxima, nrep, LONG, MAX, 0, WORLD));
      return LongStream.of(maxima.toArray(JAVA_LONG))
          .mapToObj(time -> " " + time)
          .collect(Collectors.joining());
    }
  }

  private static long buffer() {
    MemorySegment memory = ARENA.allocate(LINE, LINE);
    for (int i = 0; i < LINE / Double.BYTES; i++) {
      memory.setAtIndex(JAVA_DOUBLE, i, 1);
    }
    return memory.address();
  }

  private static void allreduce(int n, long send, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) ALLREDUCE.invokeExact(send, receive, 1, DOUBLE, SUM, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void allgather(int n, long receive, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) ALLGATHER.invokeExact(IN_PLACE, BYTES, INT8, receive, BYTES, INT8, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void allgatherv(
      int n, long send, long receive, long counts, long displacements, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check(
          (int)
              ALLGATHERV.invokeExact(
                  send, BYTES, INT8, receive, counts, displacements, INT8, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void iallreduce(
      int n, long send, long receive, long requests, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) IALLREDUCE.invokeExact(send, receive, 1, DOUBLE, SUM, WORLD, requests));
      check((int) WAIT.invokeExact(requests, IGNORE));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void neighborAlltoall(
      int n, long send, long receive, int ring, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) NEIGHBOR_ALLTOALL.invokeExact(send, BYTES, INT8, receive, BYTES, INT8, ring));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void reduceLocal(int n, long send, long receive, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) REDUCE_LOCAL.invokeExact(send, receive, 1, DOUBLE, SUM));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void ping(int n, long send, long receive, int source, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) SEND.invokeExact(send, BYTES, INT8, 1, TAG, WORLD));
      check((int) RECV.invokeExact(receive, BYTES, INT8, source, TAG, WORLD, IGNORE));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void pong(int n, long send, long receive, int source, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) RECV.invokeExact(receive, BYTES, INT8, source, TAG, WORLD, IGNORE));
      check((int) SEND.invokeExact(send, BYTES, INT8, 0, TAG, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void pingPersistent(int n, long persistent, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) STARTALL.invokeExact(2, persistent));
      check((int) WAITALL.invokeExact(2, persistent, IGNORE));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void pongPersistent(int n, long persistent, long[] starts, long[] ends)
      throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      check((int) START.invokeExact(persistent + REQUEST));
      check((int) WAIT.invokeExact(persistent + REQUEST, IGNORE));
      check((int) START.invokeExact(persistent));
      check((int) WAIT.invokeExact(persistent, IGNORE));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void sendWindow(
      int n, long send, long receive, long requests, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      for (int k = 0; k < WINDOW; k++) {
        check((int) ISEND.invokeExact(send, BYTES, INT8, 1, TAG, WORLD, requests + k * REQUEST));
      }
      check((int) WAITALL.invokeExact(WINDOW, requests, IGNORE));
      check((int) RECV.invokeExact(receive, 0, INT8, 1, ACKNOWLEDGMENT, WORLD, IGNORE));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }

  private static void receiveWindow(
      int n, long send, long receive, long requests, long[] starts, long[] ends) throws Throwable {
    for (int i = 0; i < n; i++) {
      eraser = i;
      check((int) BARRIER.invokeExact(before));
      long start = System.nanoTime();
      for (int k = 0; k < WINDOW; k++) {
        check((int) IRECV.invokeExact(receive, BYTES, INT8, 0, TAG, WORLD, requests + k * REQUEST));
      }
      check((int) WAITALL.invokeExact(WINDOW, requests, IGNORE));
      check((int) SEND.invokeExact(send, 0, INT8, 0, ACKNOWLEDGMENT, WORLD));
      long end = System.nanoTime();
      starts[i] = start;
      ends[i] = end;
    }
  }
}

package org.tutti.operations.overlap;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.Request;
import org.tutti.runtime.Message;

/** Work of a constant amount, in equal parts with calls of {@code MPI_Test} between them. */
public final class CalibratedWork {
  private final int tests;
  private final long part;
  private long state = 1;

  /**
   * @param counts of work, all in all
   * @param tests between its parts
   */
  CalibratedWork(long counts, int tests) {
    this.tests = tests;
    this.part = Math.max(1, counts / (tests + 1));
  }

  /**
   * Collective: work that takes as long as an operation, or a multiple of that. None needs no
   * measurement of the operation.
   *
   * @param operation its name, with what else than the message its time depends on
   * @param call performs it
   */
  public static CalibratedWork of(
      String operation,
      List<Object> arguments,
      double multiple,
      int tests,
      Communicator comm,
      Message message,
      Runnable call) {
    return new CalibratedWork(counts(operation, arguments, multiple, comm, message, call), tests);
  }

  /** Collective: as many counts of {@link Work} as such work has. */
  public static long counts(
      String operation,
      List<Object> arguments,
      double multiple,
      Communicator comm,
      Message message,
      Runnable call) {
    return multiple == 0
        ? 0
        : Math.round(multiple * WorkAmounts.of(operation, arguments, message, comm, call));
  }

  /** The work by itself. */
  public void compute() {
    for (int done = 0; done <= tests; done++) {
      state = Work.count(part, state);
    }
  }

  /** The work while an operation that was started is performed, and the rest of that. */
  public void until(Request request) {
    state = Work.count(part, state);
    boolean pending = true;
    for (int done = 0; done < tests; done++) {
      pending = pending && !request.test();
      state = Work.count(part, state);
    }
    if (pending) {
      request.waitFor();
    }
  }

  /**
   * Computation of a constant amount: counting down to 0 (luebbe2017, section 3.1). Each count is a
   * step of a linear congruential generator that depends on the one before, since the JIT would
   * remove a loop that only counts.
   */
  public static final class Work {
    private static final long MULTIPLIER = 6364136223846793005L;
    private static final long INCREMENT = 1442695040888963407L;
    private static final long COUNTS = 20_000;
    private static final int ROUNDS = 200;

    private Work() {}

    /** The state of the generator after {@code counts} steps. */
    public static long count(long counts, long state) {
      long value = state;
      for (long w = counts; w > 0; w--) {
        value = value * MULTIPLIER + INCREMENT;
      }
      return value;
    }

    /** The least time of a count, once the loop is compiled, in nanoseconds. */
    static double nanosPerCount() {
      long least = Long.MAX_VALUE;
      long state = 1;
      for (int round = 0; round < ROUNDS; round++) {
        long start = System.nanoTime();
        state = count(COUNTS, state);
        least = Math.min(least, System.nanoTime() - start);
      }
      // Using the state keeps the loop; it is never 0 in practice, and it does not matter if it is.
      return state == 0 ? (double) least / COUNTS : (double) Math.max(1, least) / COUNTS;
    }
  }

  /**
   * How much work takes as long as an operation, the same on all ranks and in all cells of a launch
   * that need it: measured once for each operation and its arguments.
   */
  static final class WorkAmounts {
    private static final int BATCH = 20;
    private static final int STEADY = 10;

    /** Calls at a time where a single one takes so long that more would exceed the limit. */
    private static final int FEW = 3;

    /** Where ranks share cores, a call may take milliseconds. */
    private static final double LIMIT_NANOS = 50e6;

    /**
     * The first call of an operation may take longer than the limit by itself, such as 100 ms in
     * which the library sets up its memory, and says nothing about those that follow.
     */
    private static final int MIN_BATCHES = 3;

    private static final double BETTER = 0.98;
    private static final Map<Key, Long> KNOWN = new ConcurrentHashMap<>();

    private WorkAmounts() {}

    /** Ranks may be threads of one process. */
    private record Key(
        String operation, List<Object> more, List<Object> arguments, int rank, int processes) {}

    /** Collective: counts that take as long as {@code operation}, called by itself. */
    static long of(
        String operation, List<Object> more, Message message, Communicator comm, Runnable call) {
      Key key = new Key(operation, more, arguments(message), comm.rank(), comm.size());
      Long known = KNOWN.get(key);
      if (known == null) {
        known = Math.round(pureNanos(comm, call) / largest(comm, Work.nanosPerCount()));
        KNOWN.put(key, known);
      }
      return known;
    }

    /** All that can be chosen for a run, and affects the time. */
    private static List<Object> arguments(Message message) {
      return List.of(
          message.msize(),
          message.datatype(),
          message.op(),
          Arrays.toString(message.blocks().counts()),
          Arrays.toString(message.blocks().displacements()));
    }

    /** Collective: the time of a call on the slowest rank, when calls get no faster anymore. */
    private static double pureNanos(Communicator comm, Runnable call) {
      long begin = System.nanoTime();
      double best = Double.MAX_VALUE;
      double elapsed = 0;
      int calls = 1;
      int batches = 0;
      for (int steady = 0;
          steady < STEADY && (elapsed < LIMIT_NANOS || batches < MIN_BATCHES);
          batches++) {
        double nanos = largest(comm, median(comm, call, calls));
        steady = nanos < BETTER * best ? 0 : steady + 1;
        best = Math.min(best, nanos);
        double now = largest(comm, System.nanoTime() - begin);
        calls = (now - elapsed) / calls < LIMIT_NANOS / BATCH ? BATCH : FEW;
        elapsed = now;
      }
      return best;
    }

    private static double median(Communicator comm, Runnable call, int calls) {
      long[] times = new long[calls];
      for (int i = 0; i < calls; i++) {
        comm.barrier();
        long start = System.nanoTime();
        call.run();
        times[i] = System.nanoTime() - start;
      }
      Arrays.sort(times);
      return times[calls / 2];
    }

    private static double largest(Communicator comm, double own) {
      MessageBuffer send = comm.allocate(Datatype.DOUBLE, 1);
      MessageBuffer receive = comm.allocate(Datatype.DOUBLE, 1);
      send.putDouble(0, own);
      comm.allreduce(send, receive, 1, Datatype.DOUBLE, ReduceOp.MAX);
      return receive.getDouble(0);
    }
  }
}

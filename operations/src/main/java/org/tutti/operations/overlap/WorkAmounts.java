package org.tutti.operations.overlap;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.ReduceOp;
import org.tutti.runtime.Message;

/**
 * How much work takes as long as an operation, the same on all ranks and in all cells of a launch
 * that need it: measured once for each operation and its arguments.
 */
final class WorkAmounts {
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

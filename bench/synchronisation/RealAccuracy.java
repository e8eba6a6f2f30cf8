import java.util.Arrays;
import java.util.Locale;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.sync.SyncPlan;
import org.tutti.sync.Synchroniser;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clock.SkewedClock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * The largest error over ranks of each method's global clock on this host, where the truth is known:
 * all ranks share the monotonic clock, and each reads it through an artificial offset and skew. One
 * line of comma-separated values per method.
 *
 * <p>Arguments: label, then per method {@code name:method[:parameters]:seconds of refresh}, with
 * slashes for the commas between parameters.
 */
public final class RealAccuracy {
  private static final double[] SECONDS = {0, 1, 5, 10, 20};

  public static void main(String[] args) throws Exception {
    try (MpiSession session = NativeMpi.open(java.util.Optional.empty(), System.err::println)) {
      Communicator world = session.world();
      int rank = world.rank();
      MonotonicClock truth = new MonotonicClock();
      long epoch = fromRoot(world, truth.now());
      for (int index = 1; index < args.length; index++) {
        measure(args[0], args[index], session, truth, epoch, rank);
      }
    }
  }

  private static SkewedClock clock(MonotonicClock truth, long epoch, int rank) {
    double skew = rank == 0 ? 0 : (rank % 2 == 1 ? 20e-6 : -20e-6) / (1 + rank / 2);
    return new SkewedClock(truth, epoch, rank * 123_456_789L, skew, 0);
  }

  private static void measure(
      String label, String method, MpiSession session, MonotonicClock truth, long epoch, int rank)
      throws Exception {
    String[] parts = method.split(";");
    int watched = Integer.parseInt(parts[2]);
    SyncPlan plan = SyncPlan.of(parts[1]);
    Communicator world = session.world();
    SkewedClock clock = clock(truth, epoch, rank);
    SkewedClock rootClock = clock(truth, epoch, 0);
    try (Synchroniser synchroniser = Synchroniser.open(plan, world, clock)) {
      var synchronization = synchroniser.synchronization();
      double duration = synchronization.seconds();
      long messages = synchronization.messages();
      world.barrier();
      long now = truth.now();
      GlobalClock global = synchronization.clock();
      if (watched > 0) {
        long start = clock.now();
        for (int second = 1; second <= watched; second++) {
          clock.idleUntil(start + second * 1_000_000_000L);
          synchronization.refresh();
        }
        global = synchronization.settle();
      }
      double[] values = new double[12];
      for (int at = 0; at < SECONDS.length; at++) {
        long time = now + Math.round(SECONDS[at] * 1e9);
        long local = clock.ofTrue(time);
        double error = Math.abs(global.toGlobal(local) - rootClock.ofTrue(time));
        double bound = global.uncertainty(local);
        values[at] = error;
        values[5 + at] = rank == 0 ? 0 : error <= bound + 1 ? bound : 1e15 + bound;
      }
      values[10] = duration;
      values[11] = messages;
      double[] worst = maximum(world, values);
      if (rank == 0) {
        StringBuilder line = new StringBuilder(label + "," + world.size() + "," + parts[0]);
        for (int at = 0; at < 5; at++) {
          line.append(String.format(Locale.ROOT, ",%.0f", worst[at]));
        }
        for (int at = 5; at < 10; at++) {
          boolean held = worst[at] < 1e14;
          line.append(String.format(Locale.ROOT, ",%.0f,%b", worst[at] % 1e15, held));
        }
        line.append(String.format(Locale.ROOT, ",%.5f,%.0f", worst[10], worst[11]));
        System.out.println(line);
      }
    }
  }

  private static long fromRoot(Communicator world, long value) {
    MessageBuffer buffer = world.allocate(Datatype.LONG, 1);
    buffer.putLong(0, value);
    world.bcast(buffer, 1, Datatype.LONG, 0);
    return buffer.getLong(0);
  }

  private static double[] maximum(Communicator world, double[] values) {
    MessageBuffer send = world.allocate(Datatype.DOUBLE, values.length);
    MessageBuffer receive = world.allocate(Datatype.DOUBLE, values.length);
    for (int index = 0; index < values.length; index++) {
      send.putDouble(index, values[index]);
    }
    world.allreduce(send, receive, values.length, Datatype.DOUBLE, ReduceOp.MAX);
    double[] result = new double[values.length];
    Arrays.setAll(result, receive::getDouble);
    return result;
  }
}

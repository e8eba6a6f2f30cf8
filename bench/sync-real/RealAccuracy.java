package org.tutti.bench.syncreal;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.tutti.mpi.Communicator;
import org.tutti.mpi.Datatype;
import org.tutti.mpi.MessageBuffer;
import org.tutti.mpi.MpiSession;
import org.tutti.mpi.MpiThreadLevel;
import org.tutti.mpi.ReduceOp;
import org.tutti.mpi.natives.NativeMpi;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clock.SkewedClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.LearnedClockSync;

/**
 * The largest error over ranks of each method's global clock on this host, where the truth is
 * known: all ranks share the monotonic clock, and each reads it through an artificial offset and
 * skew. One line of comma-separated values per method; two where clocks are synchronized again
 * while they are watched, without and with what that brings.
 *
 * <p>Arguments: label, then per method {@code name;plan;seconds of re-synchronization}.
 */
public final class RealAccuracy {
  private static final double[] SECONDS = {0, 1, 5, 10, 20};
  private static final int TIMES = SECONDS.length;

  /** Marks a bound that did not hold on some rank, so that the maximum over ranks shows it. */
  private static final double BROKEN = 1e15;

  private final Communicator world;
  private final MonotonicClock truth = new MonotonicClock();
  private final long epoch;

  private RealAccuracy(Communicator world) {
    this.world = world;
    MessageBuffer buffer = world.allocate(Datatype.LONG, 1);
    buffer.putLong(0, truth.now());
    world.bcast(buffer, 1, Datatype.LONG, 0);
    this.epoch = buffer.getLong(0);
  }

  public static void main(String[] args) throws Exception {
    try (MpiSession session =
        NativeMpi.open(Optional.empty(), MpiThreadLevel.SINGLE, System.err::println)) {
      RealAccuracy accuracy = new RealAccuracy(session.world());
      for (int index = 1; index < args.length; index++) {
        accuracy.measure(args[0], args[index].split(";"));
      }
    }
  }

  /** 20 ppm against the root on rank 1, less and in both directions on others. */
  private SkewedClock clock(int rank) {
    double skew = rank == 0 ? 0 : (rank % 2 == 1 ? 20e-6 : -20e-6) / (1 + rank / 2);
    return new SkewedClock(truth, epoch, rank * 123_456_789L, skew, 0);
  }

  private void measure(String label, String[] method) {
    int watched = Integer.parseInt(method[2]);
    SkewedClock clock = clock(world.rank());
    String head = label + "," + world.size() + "," + method[0];
    try (Synchronizer synchronizer =
        Synchronizer.open(SyncConfiguration.of(method[1]), world, clock)) {
      LearnedClockSync synchronization = synchronizer.synchronization();
      world.barrier();
      long now = truth.now();
      print(head, judge(synchronization, now));
      if (watched > 0) {
        long start = clock.now();
        for (int second = 1; second <= watched; second++) {
          clock.idleUntil(start + second * 1_000_000_000L);
          synchronization.refresh();
        }
        synchronization.settle();
        print(head + "-refreshed", judge(synchronization, now));
      }
    }
  }

  /**
   * Errors and bounds so many seconds after {@code now}: the skew is known, nothing is waited for.
   */
  private double[] judge(LearnedClockSync synchronization, long now) {
    GlobalClock global = synchronization.clock();
    double[] values = new double[2 * TIMES + 2];
    for (int at = 0; at < TIMES; at++) {
      long time = now + Math.round(SECONDS[at] * 1e9);
      long local = clock(world.rank()).ofTrue(time);
      double error = Math.abs(global.toGlobal(local) - clock(0).ofTrue(time));
      double bound = world.rank() == 0 ? 0 : global.uncertainty(local);
      values[at] = error;
      values[TIMES + at] = error <= bound + 1 ? bound : BROKEN + bound;
    }
    values[2 * TIMES] = synchronization.seconds();
    values[2 * TIMES + 1] = synchronization.messages();
    return maximum(values);
  }

  private void print(String head, double[] worst) {
    if (world.rank() != 0) {
      return;
    }
    StringBuilder line = new StringBuilder(head);
    for (int at = 0; at < TIMES; at++) {
      line.append(String.format(Locale.ROOT, ",%.0f", worst[at]));
    }
    for (int at = TIMES; at < 2 * TIMES; at++) {
      boolean held = worst[at] < BROKEN / 10;
      line.append(String.format(Locale.ROOT, ",%.0f,%b", worst[at] % BROKEN, held));
    }
    line.append(String.format(Locale.ROOT, ",%.5f,%.0f", worst[2 * TIMES], worst[2 * TIMES + 1]));
    System.out.println(line);
  }

  private double[] maximum(double[] values) {
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

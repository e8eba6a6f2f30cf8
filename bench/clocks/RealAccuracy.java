package org.tutti.bench.clocks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.ShiftedClock;
import org.tutti.sync.clock.SkewedClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.LearnedClockSync;

/**
 * The largest error over ranks of each method's global clock on this host, where the truth is
 * known: all ranks share the monotonic clock, from which those in another time namespace are as far
 * away as the kernel says, and each reads it through an artificial offset and skew. One line of
 * comma-separated values per method; two where clocks are synchronized again while they are
 * watched, without and with what that brings.
 *
 * <p>Arguments: label, ppm of skew, seconds after synchronization such as {@code 0/1/5}, then per
 * method {@code name;plan;seconds of re-synchronization}.
 */
public final class RealAccuracy {
  private static final Path NAMESPACE = Path.of("/proc/self/timens_offsets");

  /** Marks a bound that did not hold on some rank, so that the maximum over ranks shows it. */
  private static final double BROKEN = 1e15;

  private final Communicator world;
  private final double skew;
  private final double[] seconds;
  private final int times;
  private final RankClock truth;
  private final long ahead;
  private final long epoch;
  private final long aheadOfRoot;

  private RealAccuracy(Communicator world, double skew, double[] seconds) throws IOException {
    this.world = world;
    this.skew = skew;
    this.seconds = seconds;
    this.times = seconds.length;
    this.ahead = ofNamespace();
    this.truth = new ShiftedClock(new MonotonicClock(), ahead);
    MessageBuffer buffer = world.allocate(Datatype.LONG, 2);
    buffer.putLong(0, truth.now());
    buffer.putLong(1, ahead);
    world.bcast(buffer, 2, Datatype.LONG, 0);
    this.epoch = buffer.getLong(0);
    this.aheadOfRoot = buffer.getLong(1);
  }

  public static void main(String[] args) throws Exception {
    try (MpiSession session =
        NativeMpi.open(Optional.empty(), MpiThreadLevel.SINGLE, System.err::println)) {
      RealAccuracy accuracy =
          new RealAccuracy(
              session.world(),
              1e-6 * Double.parseDouble(args[1]),
              Arrays.stream(args[2].split("/")).mapToDouble(Double::parseDouble).toArray());
      for (int index = 3; index < args.length; index++) {
        accuracy.measure(args[0], args[index].split(";"));
      }
    }
  }

  /** How far the monotonic clock of this time namespace is ahead of that of the machine. */
  private static long ofNamespace() throws IOException {
    for (String line : Files.readAllLines(NAMESPACE)) {
      String[] words = line.strip().split("\\s+");
      if (words[0].equals("monotonic")) {
        return Long.parseLong(words[1]) * 1_000_000_000L + Long.parseLong(words[2]);
      }
    }
    return 0;
  }

  /**
   * The clock of this rank or of the root: the whole skew against the root on rank 1, less and in
   * both directions on others.
   */
  private SkewedClock clock(int rank) {
    double own = rank == 0 ? 0 : (rank % 2 == 1 ? skew : -skew) / (1 + rank / 2);
    long hours = rank == world.rank() ? ahead : aheadOfRoot;
    return new SkewedClock(truth, epoch, rank * 123_456_789L + hours, own, 0);
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
    double[] values = new double[2 * times + 2];
    for (int at = 0; at < times; at++) {
      long time = now + Math.round(seconds[at] * 1e9);
      long local = clock(world.rank()).ofTrue(time);
      double error = Math.abs(global.toGlobal(local) - clock(0).ofTrue(time));
      double bound = world.rank() == 0 ? 0 : global.uncertainty(local);
      values[at] = error;
      values[times + at] = error <= bound + 1 ? bound : BROKEN + bound;
    }
    values[2 * times] = synchronization.seconds();
    values[2 * times + 1] = synchronization.messages();
    return maximum(values);
  }

  private void print(String head, double[] worst) {
    if (world.rank() != 0) {
      return;
    }
    StringBuilder line = new StringBuilder(head);
    for (int at = 0; at < times; at++) {
      line.append(String.format(Locale.ROOT, ",%.0f", worst[at]));
    }
    for (int at = times; at < 2 * times; at++) {
      boolean held = worst[at] < BROKEN / 10;
      line.append(String.format(Locale.ROOT, ",%.0f,%b", worst[at] % BROKEN, held));
    }
    line.append(String.format(Locale.ROOT, ",%.5f,%.0f", worst[2 * times], worst[2 * times + 1]));
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

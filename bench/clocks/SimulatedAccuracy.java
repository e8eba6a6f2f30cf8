package org.tutti.bench.clocks;

import java.util.Arrays;
import java.util.Locale;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.SimulatedSession;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.LearnedClockSync;

/**
 * The largest error over ranks of one method's global clock, against the truth of the simulation,
 * at some seconds after synchronization. One line of comma-separated values per seed; two where
 * clocks are synchronized again while they are watched, without and with what that brings.
 *
 * <p>Arguments: network (quiet, noisy, asymmetric), p, first seed, seeds, label, method name,
 * seconds of re-synchronization (0: none), then key=value parameters.
 */
public final class SimulatedAccuracy {
  private static final double[] SECONDS = {0, 1, 5, 10, 20};
  private static final int COSTS = 2 * SECONDS.length;

  private final SyncConfiguration configuration;
  private final int size;
  private final int watched;

  private SimulatedAccuracy(SyncConfiguration configuration, int size, int watched) {
    this.configuration = configuration;
    this.size = size;
    this.watched = watched;
  }

  public static void main(String[] args) {
    Network network =
        switch (args[0]) {
          case "quiet" -> Network.QUIET;
          case "noisy" -> Network.NOISY;
          case "asymmetric" -> Network.ASYMMETRIC;
          default -> throw new IllegalArgumentException(args[0]);
        };
    int firstSeed = Integer.parseInt(args[2]);
    int seeds = Integer.parseInt(args[3]);
    SyncConfiguration configuration = SyncConfiguration.of("BARRIER_" + args[5]);
    for (int index = 7; index < args.length; index++) {
      String[] pair = args[index].split("=", 2);
      configuration = configuration.with(pair[0], pair[1]);
    }
    SimulatedAccuracy accuracy =
        new SimulatedAccuracy(configuration, Integer.parseInt(args[1]), Integer.parseInt(args[6]));
    String head = args[0] + "," + args[1] + "," + args[4];
    for (int seed = firstSeed; seed < firstSeed + seeds; seed++) {
      long began = System.nanoTime();
      double[][][] results = accuracy.run(Simulation.of(seed, network));
      double real = (System.nanoTime() - began) * 1e-9;
      System.out.println(line(head, seed, results[0], real));
      if (accuracy.watched > 0) {
        System.out.println(line(head + "-refreshed", seed, results[1], real));
      }
    }
  }

  /** Largest errors; largest bound and share of ranks whose own bound held; costs. */
  private static String line(String head, int seed, double[][] results, double real) {
    StringBuilder line = new StringBuilder(head + "," + seed);
    for (int at = 0; at < SECONDS.length; at++) {
      line.append(String.format(Locale.ROOT, ",%.2f", largest(results, at)));
    }
    for (int at = 0; at < SECONDS.length; at++) {
      int bound = SECONDS.length + at;
      int column = at;
      long held = Arrays.stream(results).filter(r -> r[column] <= r[bound] + 1).count();
      line.append(
          String.format(
              Locale.ROOT, ",%.2f,%.4f", largest(results, bound), held / (double) results.length));
    }
    double messages = Arrays.stream(results).mapToDouble(r -> r[COSTS]).average().orElse(0);
    return line.append(
            String.format(
                Locale.ROOT,
                ",%.0f,%.0f,%.6f,%.0f,%.2f",
                messages,
                largest(results, COSTS),
                largest(results, COSTS + 1),
                largest(results, COSTS + 2),
                real))
        .toString();
  }

  private static double largest(double[][] results, int column) {
    return Arrays.stream(results).mapToDouble(result -> result[column]).max().orElse(0);
  }

  private double[][][] run(Simulation simulation) {
    double[][][] results = new double[2][size][];
    Simulated.run(
        size,
        simulation,
        session -> {
          int rank = session.world().rank();
          RankClock clock = new VirtualClock(session);
          double before = session.trueNanos();
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), clock)) {
            double truth = session.trueNanos();
            LearnedClockSync synchronization = synchronizer.synchronization();
            results[0][rank] = judge(session, synchronization, truth, (truth - before) * 1e-9);
            if (watched > 0) {
              watch(synchronization, clock);
              results[1][rank] = judge(session, synchronization, truth, (truth - before) * 1e-9);
            }
          }
        });
    return results;
  }

  private void watch(LearnedClockSync synchronization, RankClock clock) {
    long start = clock.now();
    for (int second = 1; second <= watched; second++) {
      clock.idleUntil(start + second * 1_000_000_000L);
      synchronization.refresh();
    }
    synchronization.settle();
  }

  private double[] judge(
      SimulatedSession session, LearnedClockSync synchronization, double truth, double duration) {
    GlobalClock global = synchronization.clock();
    int root = configuration.root();
    int rank = session.world().rank();
    double[] result = new double[COSTS + 3];
    for (int at = 0; at < SECONDS.length; at++) {
      double time = truth + SECONDS[at] * 1e9;
      long local = Math.round(session.localAt(rank, time));
      result[at] = Math.abs(global.toGlobal(local) - session.localAt(root, time));
      result[SECONDS.length + at] = rank == root ? 0 : global.uncertainty(local);
    }
    result[COSTS] = synchronization.messages();
    result[COSTS + 1] = duration;
    result[COSTS + 2] = synchronization.rounds();
    return result;
  }
}

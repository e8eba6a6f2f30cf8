package org.tutti.bench.clocks;

import java.util.List;
import java.util.Locale;
import org.tutti.mpi.simulated.BusySender;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.stats.summary.Quartiles;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.GlobalClock;

/**
 * Errors and bounds of a clock synchronization in simulations where messages of rank 1 wait behind
 * other traffic, as CSV: {@code BehindTraffic SEEDS RANKS LABEL PLAN}.
 */
public final class BehindTraffic {
  private static final double[] SECONDS = {0, 5, 15, 60};

  private static final List<BusySender> TRAFFIC =
      List.of(
          new BusySender(1, 0, 0, 1e9),
          new BusySender(1, 0.5, 2e5, 5e6),
          new BusySender(1, 0.5, 2e5, 1e8),
          new BusySender(1, 0.8, 2e5, 3e8),
          new BusySender(1, 1, 1e6, 2e7),
          new BusySender(1, 1, 1e6, 1e9),
          new BusySender(1, 0.5, 1e6, 2e9));

  private final SyncConfiguration configuration;
  private final int ranks;

  private BehindTraffic(SyncConfiguration configuration, int ranks) {
    this.configuration = configuration;
    this.ranks = ranks;
  }

  public static void main(String[] arguments) {
    int seeds = Integer.parseInt(arguments[0]);
    int ranks = Integer.parseInt(arguments[1]);
    BehindTraffic program = new BehindTraffic(SyncConfiguration.of(arguments[3]), ranks);
    for (BusySender busy : TRAFFIC) {
      double[][] errors = new double[SECONDS.length][seeds];
      double[][] bounds = new double[SECONDS.length][seeds];
      int[] held = new int[SECONDS.length];
      for (int seed = 0; seed < seeds; seed++) {
        double[][][] launch = program.run(seed, busy);
        for (int at = 0; at < SECONDS.length; at++) {
          boolean all = true;
          for (double[][] rank : launch) {
            errors[at][seed] = Math.max(errors[at][seed], rank[at][0]);
            bounds[at][seed] = Math.max(bounds[at][seed], rank[at][1]);
            all &= rank[at][0] <= rank[at][1] + 1;
          }
          held[at] += all ? 1 : 0;
        }
      }
      StringBuilder line =
          new StringBuilder(
              String.format(
                  Locale.ROOT,
                  "%s,%d,%.1f,%.0f,%.0f,%d",
                  arguments[2],
                  ranks,
                  busy.load(),
                  busy.behind(),
                  busy.period(),
                  seeds));
      for (int at = 0; at < SECONDS.length; at++) {
        line.append(
            String.format(
                Locale.ROOT,
                ",%.0f,%.0f,%d",
                Quartiles.of(errors[at]).median(),
                Quartiles.of(bounds[at]).median(),
                held[at]));
      }
      System.out.println(line);
    }
  }

  /** Error and bound of each rank at each time. */
  private double[][][] run(long seed, BusySender busy) {
    double[][][] launch = new double[ranks][SECONDS.length][2];
    Simulated.run(
        ranks,
        Simulation.of(seed, Network.QUIET).withBusy(List.of(busy)),
        session -> {
          int rank = session.world().rank();
          RankClock clock = new VirtualClock(session);
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), clock)) {
            GlobalClock global = synchronizer.synchronization().clock();
            double end = session.trueNanos();
            for (int at = 0; rank > 0 && at < SECONDS.length; at++) {
              double truth = end + SECONDS[at] * 1e9;
              long local = Math.round(session.localAt(rank, truth));
              launch[rank][at][0] = Math.abs(global.toGlobal(local) - session.localAt(0, truth));
              launch[rank][at][1] = global.uncertainty(local);
            }
          }
        });
    return launch;
  }
}

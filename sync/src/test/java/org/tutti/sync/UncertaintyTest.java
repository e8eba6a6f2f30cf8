package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.joint.JointParameters;

/**
 * Whether the joint method's bound holds and says something; a thousand seeds per case are in the
 * benchmarks.
 */
class UncertaintyTest {
  private static final double[] SECONDS = {0, 1, 5, 10, 20};
  private static final int SEEDS = 40;

  /** One may miss a bound that holds at 99 %. */
  private static final int MOST_MISSED = 1;

  /** Errors and bounds, largest over ranks, by time and seed. */
  private record SimulatedLaunches(double[][] errors, double[][] bounds) {
    static SimulatedLaunches of(Network network, int size) {
      SimulatedLaunches launches =
          new SimulatedLaunches(
              new double[SECONDS.length][SEEDS], new double[SECONDS.length][SEEDS]);
      for (int seed = 0; seed < SEEDS; seed++) {
        launches.add(Simulation.of(seed, network), size, seed);
      }
      return launches;
    }

    private void add(Simulation simulation, int size, int seed) {
      SyncConfiguration configuration =
          SyncConfiguration.of("BARRIER_JOINT").with(JointParameters.BURST_WARMUP, 1);
      Simulated.run(
          size,
          simulation,
          session -> {
            int rank = session.world().rank();
            RankClock clock = new VirtualClock(session);
            try (Synchronizer synchronizer =
                Synchronizer.open(configuration, session.world(), clock)) {
              GlobalClock global = synchronizer.synchronization().clock();
              double end = session.trueNanos();
              for (int at = 0; at < SECONDS.length; at++) {
                double truth = end + SECONDS[at] * 1e9;
                long local = Math.round(session.localAt(rank, truth));
                double error = Math.abs(global.toGlobal(local) - session.localAt(0, truth));
                errors[at][seed] = Math.max(errors[at][seed], error);
                bounds[at][seed] = Math.max(bounds[at][seed], global.uncertainty(local));
              }
            }
          });
    }

    int missed(int at) {
      int missed = 0;
      for (int seed = 0; seed < SEEDS; seed++) {
        missed += errors[at][seed] > bounds[at][seed] + 1 ? 1 : 0;
      }
      return missed;
    }

    /** How many median errors the median bound is. */
    double width(int at) {
      return median(bounds[at]) / median(errors[at]);
    }

    private static double median(double[] values) {
      double[] sorted = values.clone();
      Arrays.sort(sorted);
      return sorted[sorted.length / 2];
    }
  }

  @Test
  void itHoldsOnEveryNetwork() {
    for (Network network : new Network[] {Network.QUIET, Network.NOISY, Network.ASYMMETRIC}) {
      for (int size : new int[] {2, 5}) {
        SimulatedLaunches launches = SimulatedLaunches.of(network, size);
        for (int at = 0; at < SECONDS.length; at++) {
          assertThat(launches.missed(at))
              .as("%s, %d ranks, %.0f s", network.name(), size, SECONDS[at])
              .isLessThanOrEqualTo(MOST_MISSED);
        }
      }
    }
  }

  @Test
  void itIsAtMostTwentyMedianErrorsWhereLoopsShowTheAsymmetry() {
    for (Network network : new Network[] {Network.QUIET, Network.NOISY, Network.ASYMMETRIC}) {
      SimulatedLaunches launches = SimulatedLaunches.of(network, 8);
      for (int at = 0; at < SECONDS.length; at++) {
        assertThat(launches.width(at))
            .as("%s, %.0f s", network.name(), SECONDS[at])
            .isLessThanOrEqualTo(20);
      }
    }
  }
}

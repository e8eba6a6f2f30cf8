package org.tutti.lab.synchronizations;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.Synchronizer;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;
import org.tutti.sync.clocksync.GlobalClock;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.joint.JointParameters;

/** The methods against the truth of the simulation; the long version is in the benchmarks. */
class SimulatedOrderTest {
  private static final double SECOND = 1e9;
  private static final Simulation SIMULATION = Simulation.of(7, Network.ASYMMETRIC);

  private static SyncConfiguration configuration(String method) {
    SyncConfiguration configuration = SyncConfiguration.of("BARRIER_" + method);
    return switch (method) {
      case "JK", "HCA", "HCA2", "HCA3" ->
          configuration
              .with(RegressionParameters.FIT_POINTS, 300)
              .with(RegressionParameters.EXCHANGES, 10);
      case "JOINT" ->
          configuration
              .with(JointParameters.BURSTS, 10)
              .with(JointParameters.BURST_EXCHANGES, 10)
              .with(JointParameters.BURST_WARMUP, 3);
      default -> configuration;
    };
  }

  /** Largest error over ranks so many seconds after synchronization, in nanoseconds. */
  private static double error(String method, int size, double seconds, boolean watched) {
    double[] errors = new double[size];
    Simulated.run(
        size,
        SIMULATION,
        session -> {
          int rank = session.world().rank();
          RankClock clock = new VirtualClock(session);
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration(method), session.world(), clock)) {
            LearnedClockSync synchronization = synchronizer.synchronization();
            double truth = session.trueNanos() + seconds * SECOND;
            long begin = clock.now();
            for (int second = 1; watched && second <= seconds + 1; second++) {
              clock.idleUntil(begin + second * 1_000_000_000L);
              synchronization.refresh();
            }
            GlobalClock global = watched ? synchronization.settle() : synchronization.clock();
            long local = Math.round(session.localAt(rank, truth));
            errors[rank] = Math.abs(global.toGlobal(local) - session.localAt(0, truth));
            assertThat(errors[rank]).isLessThanOrEqualTo(global.uncertainty(local) + 1);
          }
        });
    return Arrays.stream(errors).max().orElseThrow();
  }

  @Test
  void offsetsAloneDriftAndSlopesHoldLongerAndRefreshesKeepHolding() {
    int size = 4;
    double skampi = error("SKAMPI", size, 20, false);
    double netgauge = error("NETGAUGE", size, 20, false);
    double jk = error("JK", size, 20, false);
    double hca = error("HCA", size, 20, false);
    double hca2 = error("HCA2", size, 20, false);
    double hca3 = error("HCA3", size, 20, false);
    double joint = error("JOINT", size, 20, false);
    double watched = error("JOINT", size, 20, true);

    assertThat(Math.min(skampi, netgauge)).isGreaterThan(5 * Math.max(hca, Math.max(hca2, hca3)));
    assertThat(jk).isLessThan(hca);
    assertThat(joint).isLessThan(Math.min(jk, Math.min(hca, Math.min(hca2, hca3))));
    assertThat(watched).isLessThan(joint / 5);
  }

  @Test
  void learningEveryRankAgainstTheRootTakesAsManyRoundsAsRanksAndATreeTheirLogarithm() {
    int size = 16;
    LearnedClockSync jk = cost("JK", size);
    LearnedClockSync hca2 = cost("HCA2", size);
    assertThat(jk.rounds()).isEqualTo(size - 1);
    assertThat(hca2.rounds()).isEqualTo(4);
    assertThat(jk.seconds()).isGreaterThan(2 * hca2.seconds());
  }

  /** What a method cost the root. */
  private static LearnedClockSync cost(String method, int size) {
    AtomicReference<LearnedClockSync> cost = new AtomicReference<>();
    Simulated.run(
        size,
        SIMULATION,
        session -> {
          RankClock clock = new VirtualClock(session);
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration(method), session.world(), clock)) {
            if (session.world().rank() == 0) {
              cost.set(synchronizer.synchronization());
            }
          }
        });
    return cost.get();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 6, 8})
  void theJointMethodServesAnyNumberOfRanks(int size) {
    assertThat(error("JOINT", size, 1, false)).isLessThan(250);
  }
}

package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.simulated.Network;
import org.tutti.mpi.simulated.Simulated;
import org.tutti.mpi.simulated.Simulation;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clock.VirtualClock;

/** The bound that assumes nothing, against the truth of the simulation. */
class ClockErrorBoundTest {
  private static final Simulation SIMULATION = Simulation.of(11, Network.ASYMMETRIC);

  /** More than any clock drifts against another while a bound is measured. */
  private static final double DRIFT_NANOS = 5;

  @ParameterizedTest
  @CsvSource({
    "HCA:fit-points=100, 2",
    "HCA:fit-points=100, 5",
    "JOINT:burst-warmup=3, 2",
    "JOINT:burst-warmup=3, 6"
  })
  void noRanksErrorIsLarger(String method, int size) {
    Simulated.run(
        size,
        SIMULATION,
        session -> {
          int rank = session.world().rank();
          RankClock clock = new VirtualClock(session);
          SyncConfiguration configuration = SyncConfiguration.of("BARRIER_" + method);
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), clock)) {
            synchronizer.beginCell(1);
            clock.idleUntil(clock.now() + 1_000_000_000L);
            CellTiming timing = synchronizer.endCell();
            double truth = session.trueNanos();
            long local = Math.round(session.localAt(rank, truth));
            double error = timing.clock().toGlobal(local) - session.localAt(0, truth);
            assertThat(Math.abs(error)).isLessThanOrEqualTo(timing.bound() + DRIFT_NANOS);
            assertThat(timing.bound()).isFinite();
          }
        });
  }
}

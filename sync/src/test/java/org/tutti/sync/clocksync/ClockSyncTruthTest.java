package org.tutti.sync.clocksync;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.clock.MonotonicClock;

class ClockSyncTruthTest {
  private static final long SECOND = 1_000_000_000L;

  private static ClockSync hca(int fitPoints, int exchanges, int roundTrips, int warmup) {
    return new HcaClockSync(
        new RegressionParameters(fitPoints, exchanges, 0, roundTrips, warmup, 1e-8, 10),
        new SkampiOffsetEstimator(40, 10));
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "2, 1", "3, 0", "3, 2", "4, 0", "5, 0", "5, 3"})
  void hcaLearnsTheDriftOfEveryRank(int size, int root) {
    ClockSync hca = hca(100, 40, 50, 10);
    Truth truth = new Truth(true);
    InProcess.run(
        size,
        session -> {
          int rank = session.world().rank();
          GlobalClock learned = hca.synchronize(session.world(), truth.clock(rank), root).clock();
          long drifted =
              truth.error(learned, rank, root, SECOND) - truth.error(learned, rank, root, 0);
          double unlearned = Math.abs(Truth.drift(rank, root)) * SECOND;
          assertThat((double) Math.abs(drifted)).isLessThanOrEqualTo(0.5 * unlearned + 1);
        });
  }

  @Test
  void withoutSynchronizationNothingIsKnown() {
    InProcess.run(
        2,
        session -> {
          LearnedClockSync none =
              new NoClockSync().synchronize(session.world(), new MonotonicClock(), 0);
          assertThat(none.clock().toGlobal(42)).isEqualTo(42);
          assertThat(none.clock().uncertainty(42)).isInfinite();
          assertThat(none.messages()).isZero();
        });
  }

  @Test
  void hcaReportsItsCost() {
    ClockSync hca = hca(20, 10, 30, 5);
    InProcess.run(
        3,
        session -> {
          LearnedClockSync cost = hca.synchronize(session.world(), new MonotonicClock(), 0);
          long perPair = 5 + 30 + 20 * 10;
          long expected =
              switch (session.world().rank()) {
                case 0 -> 2 * (perPair + 40);
                default -> perPair + 40;
              };
          assertThat(cost.messages()).isEqualTo(expected);
          assertThat(cost.rounds()).isEqualTo(1 + 1 + 2);
          assertThat(cost.seconds()).isPositive();
        });
  }
}

package org.tutti.sync.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.SyncConfiguration;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clock.RankClock;
import org.tutti.sync.clocksync.ClockSync;
import org.tutti.sync.clocksync.ClockSyncConditions;
import org.tutti.sync.clocksync.HcaClockSync;
import org.tutti.sync.clocksync.LearnedClockSync;
import org.tutti.sync.joint.JointClockSync;
import org.tutti.sync.joint.JointParameters;

class SharedClockSyncTest {
  private static final int CONFIRMATIONS = 5;
  private static final int OFFSET_EXCHANGES = 40;

  /** Those, three fit points, a round trip, and one before it. */
  private static final int EXCHANGES = OFFSET_EXCHANGES + 5;

  /** The monotonic clock, ahead by some nanoseconds and of a base that it claims. */
  private record Host(String base, long ahead) implements RankClock {
    @Override
    public long now() {
      return System.nanoTime() + ahead;
    }

    @Override
    public String name() {
      return "HOST";
    }
  }

  private final ClockSync hca =
      new SharedClockSync(
          HcaClockSync.METHOD.make(
              new ClockSyncConditions(
                  SyncConfiguration.of(
                          "BARRIER_HCA:fit-points=3,exchanges=1,round-trips=1,warmup-exchanges=1,"
                              + "offset-exchanges="
                              + OFFSET_EXCHANGES)
                      .parameters(),
                  10,
                  1)));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5})
  void ranksOfOneClockNeedNoSynchronization(int size) {
    InProcess.run(
        size,
        session -> {
          RankClock clock = new MonotonicClock();
          LearnedClockSync learned = hca.synchronize(session.world(), clock, size - 1);
          long now = clock.now();
          assertThat(learned.clock().toGlobal(now)).isEqualTo(now);
          assertThat(learned.clock().uncertainty(now)).isZero();
          assertThat(learned.messages()).isLessThanOrEqualTo((long) CONFIRMATIONS * size);
        });
  }

  @Test
  void oneRankOfEachClockIsSynchronizedAndSendsItToTheOthers() {
    long ahead = 500_000_000L;
    InProcess.run(
        4,
        session -> {
          int rank = session.world().rank();
          boolean second = rank % 2 == 1;
          RankClock clock = new Host(second ? "b" : "a", second ? ahead : 0);
          LearnedClockSync learned = hca.synchronize(session.world(), clock, 2);
          long now = clock.now();
          double error = Math.abs(learned.clock().toGlobal(now) - now + (second ? ahead : 0));
          assertThat(error).isLessThanOrEqualTo(learned.clock().uncertainty(now) + 1);
          boolean leads = rank == 2 || rank == 1;
          assertThat(learned.messages()).isEqualTo(CONFIRMATIONS + (leads ? EXCHANGES : 0));
        });
  }

  @Test
  void ranksThatOnlySeemToShareAClockAreAllSynchronized() {
    long ahead = 500_000_000L;
    InProcess.run(
        3,
        session -> {
          RankClock clock = new Host("same", session.world().rank() == 2 ? ahead : 0);
          LearnedClockSync learned = hca.synchronize(session.world(), clock, 0);
          long now = clock.now();
          long truth = now - (session.world().rank() == 2 ? ahead : 0);
          assertThat((double) Math.abs(learned.clock().toGlobal(now) - truth))
              .isLessThanOrEqualTo(learned.clock().uncertainty(now) + 1);
        });
  }

  @Test
  void followersReceiveLaterResultsOfTheirLeader() {
    JointParameters parameters = new JointParameters(4, 5, 20, 4_000_000, 1_000_000, 1e-8);
    ClockSync joint = new SharedClockSync(new JointClockSync(parameters, 10, 1));
    InProcess.run(
        4,
        session -> {
          boolean second = session.world().rank() >= 2;
          RankClock clock = new Host(second ? "b" : "a", second ? 7_000_000 : 0);
          try (LearnedClockSync learned = joint.synchronize(session.world(), clock, 0)) {
            assertThat(learned.refreshInterval()).hasValue(1_000_000);
            learned.refresh();
            long now = clock.now();
            long truth = now - (second ? 7_000_000 : 0);
            assertThat(Math.abs(learned.settle().toGlobal(now) - truth)).isLessThan(3_000_000);
          }
        });
  }
}

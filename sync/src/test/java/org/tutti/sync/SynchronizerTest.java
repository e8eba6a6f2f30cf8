package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.clocksync.ClockMethod;
import org.tutti.sync.clocksync.RegressionParameters;
import org.tutti.sync.process.Flag;
import org.tutti.sync.process.PlannedStarts;
import org.tutti.sync.process.RunSpec;
import org.tutti.sync.process.RunValidity;

class SynchronizerTest {
  private static final int WANTED = 20;

  private static SyncConfiguration configuration(String name) {
    SyncConfiguration configuration = SyncConfiguration.of(name);
    return name.endsWith("_HCA")
        ? configuration
            .with(RegressionParameters.FIT_POINTS, 10)
            .with(RegressionParameters.EXCHANGES, 10)
        : configuration;
  }

  /** Measures nothing, and returns the observations that were kept and valid. */
  private static int measure(Synchronizer synchronizer) {
    long[] starts = new long[RunSpec.LARGEST_UNKEPT];
    long[] ends = new long[RunSpec.LARGEST_UNKEPT];
    int valid = 0;
    for (RunSpec run = synchronizer.prepare(WANTED);
        run.count() > 0;
        run = synchronizer.prepare(WANTED - valid)) {
      for (int index = 0; index < run.count(); index++) {
        synchronizer.start(index);
        starts[index] = synchronizer.clock().now();
        ends[index] = synchronizer.clock().now();
      }
      RunValidity judgment = synchronizer.validate(starts, ends, run.count());
      valid += run.kept() ? judgment.valid() : 0;
    }
    return valid;
  }

  @ParameterizedTest
  @ValueSource(strings = {"NONE", "BARRIER", "DISSEMINATION", "TREE", "BARRIER_HCA", "TREE_HCA"})
  void withoutPlannedStartsEveryObservationIsValid(String name) {
    InProcess.run(
        3,
        session -> {
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration(name), session.world(), new MonotonicClock())) {
            synchronizer.beginCell(WANTED);
            assertThat(measure(synchronizer)).isEqualTo(WANTED);
            CellTiming timing = synchronizer.endCell();
            assertThat(timing.windows()).isEmpty();
            boolean global = synchronizer.configuration().runTime() == RunTimeKind.GLOBAL;
            assertThat(Double.isFinite(timing.uncertainty())).isEqualTo(global);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"DISSEMINATION", "TREE"})
  void noRankLeavesABarrierBeforeTheLastHasEntered(String name) {
    AtomicInteger arrived = new AtomicInteger();
    int size = 5;
    InProcess.run(
        size,
        session -> {
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration(name), session.world(), new MonotonicClock())) {
            for (int index = 0; index < 100; index++) {
              arrived.incrementAndGet();
              synchronizer.start(index);
              assertThat(arrived.get()).isGreaterThanOrEqualTo(size * (index + 1));
            }
          }
        });
  }

  @Test
  void aWindowIsMeasuredFromTheOperation() {
    InProcess.run(
        2,
        session -> {
          try (Synchronizer synchronizer =
              Synchronizer.open(
                  configuration("WINDOW_HCA"), session.world(), new MonotonicClock())) {
            synchronizer.beginCell(WANTED);
            RunSpec run = synchronizer.prepare(WANTED);
            assertThat(run).isEqualTo(new RunSpec(RunSpec.LARGEST_UNKEPT, false));
            while (!run.kept()) {
              long[] starts = new long[run.count()];
              for (int index = 0; index < starts.length; index++) {
                starts[index] = index * 5_000L * (1 + session.world().rank());
              }
              synchronizer.validate(starts, starts, starts.length);
              run = synchronizer.prepare(WANTED);
            }
            assertThat(synchronizer.endCell().windows()).containsExactly(14_500L);
          }
        });
  }

  @Test
  void lateStartsAndOverrunsAreFlaggedOnAllRanksWithTheRankThatCausedThem() {
    long window = 1_000_000_000;
    InProcess.run(
        2,
        session -> {
          SyncConfiguration configuration =
              configuration("WINDOW_HCA").with(PlannedStarts.WINDOW, window);
          int rank = session.world().rank();
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), new MonotonicClock())) {
            synchronizer.beginCell(3);
            RunSpec run = synchronizer.prepare(3);
            assertThat(run).isEqualTo(new RunSpec(3, true));
            synchronizer.start(0);
            long planned = synchronizer.clock().now() - window / 2;
            long[] starts = {planned, planned + window, planned + 2L * window};
            long[] ends = {
              planned + 1_000, planned + window + 1_000, planned + 2L * window + 1_000
            };
            starts[1] += rank == 1 ? window : 0;
            ends[2] += rank == 1 ? 2 * window : window;
            RunValidity judgment = synchronizer.validate(starts, ends, 3);
            assertThat(judgment.flags(0)).isZero();
            assertThat(judgment.flags(1)).isEqualTo(Flag.STARTED_LATE);
            assertThat(judgment.flags(2)).isEqualTo(Flag.WINDOW_EXCEEDED);
            assertThat(judgment.cause(0)).isEqualTo(-1);
            assertThat(judgment.cause(1)).isEqualTo(1);
            assertThat(judgment.cause(2)).isEqualTo(1);
            assertThat(judgment.valid()).isEqualTo(2);
          }
        });
  }

  @Test
  void repetitionIsBounded() {
    InProcess.run(
        2,
        session -> {
          SyncConfiguration configuration =
              configuration("WINDOW_HCA")
                  .with(PlannedStarts.WINDOW, 1_000L)
                  .with(PlannedStarts.ATTEMPTS, 3);
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), new MonotonicClock())) {
            synchronizer.beginCell(10);
            int made = 0;
            for (RunSpec run = synchronizer.prepare(10);
                run.count() > 0;
                run = synchronizer.prepare(10)) {
              made += run.count();
            }
            assertThat(made).isEqualTo(30);
          }
        });
  }

  @Test
  void anUnsuitableConfigurationIsRejectedOnEveryRankBeforeTheFirstMessage() {
    InProcess.run(
        2,
        session ->
            assertThatThrownBy(
                    () ->
                        Synchronizer.open(
                            configuration("WINDOW_HCA").with(ClockMethod.ROOT, 7),
                            session.world(),
                            new MonotonicClock()))
                .hasMessageStartingWith("[TUTTI-047]"));
  }
}

package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.process.Flag;
import org.tutti.sync.process.RunPlan;
import org.tutti.sync.process.RunValidity;

class SynchronizerTest {
  private static final int WANTED = 20;

  private static SyncPlan plan(String name) {
    return SyncPlan.of(name).with(SyncParameter.FIT_POINTS, 10).with(SyncParameter.EXCHANGES, 10);
  }

  /** Measures nothing, and returns the observations that were kept and valid. */
  private static int measure(Synchronizer synchronizer) {
    long[] starts = new long[RunPlan.LARGEST_UNKEPT];
    long[] ends = new long[RunPlan.LARGEST_UNKEPT];
    int valid = 0;
    for (RunPlan run = synchronizer.prepare(WANTED);
        run.count() > 0;
        run = synchronizer.prepare(WANTED - valid)) {
      for (int index = 0; index < run.count(); index++) {
        synchronizer.start(index);
        starts[index] = synchronizer.clock().now();
        ends[index] = synchronizer.clock().now();
      }
      RunValidity judgment = synchronizer.judge(starts, ends, run.count());
      valid += run.kept() ? judgment.valid() : 0;
    }
    return valid;
  }

  @ParameterizedTest
  @ValueSource(strings = {"NONE", "BARRIER", "DISSEMINATION", "TREE", "BARRIER_HCA", "TREE_SKAMPI"})
  void withoutPlannedStartsEveryObservationIsValid(String name) {
    InProcess.run(
        3,
        session -> {
          try (Synchronizer synchronizer =
              Synchronizer.open(plan(name), session.world(), new MonotonicClock())) {
            synchronizer.beginCell(WANTED);
            assertThat(measure(synchronizer)).isEqualTo(WANTED);
            CellTiming timing = synchronizer.endCell();
            assertThat(timing.windows()).isEmpty();
            boolean global = synchronizer.plan().runTime() == RunTimeKind.GLOBAL;
            assertThat(Double.isFinite(timing.uncertainty())).isEqualTo(global);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"DISSEMINATION", "TREE"})
  void noRankLeavesABarrierBeforeTheLastHasCome(String name) {
    AtomicInteger arrived = new AtomicInteger();
    int size = 5;
    InProcess.run(
        size,
        session -> {
          try (Synchronizer synchronizer =
              Synchronizer.open(plan(name), session.world(), new MonotonicClock())) {
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
              Synchronizer.open(plan("WINDOW_SKAMPI"), session.world(), new MonotonicClock())) {
            synchronizer.beginCell(WANTED);
            RunPlan run = synchronizer.prepare(WANTED);
            assertThat(run).isEqualTo(new RunPlan(RunPlan.LARGEST_UNKEPT, false));
            while (!run.kept()) {
              long[] starts = new long[run.count()];
              for (int index = 0; index < starts.length; index++) {
                starts[index] = index * 5_000L * (1 + session.world().rank());
              }
              synchronizer.judge(starts, starts, starts.length);
              run = synchronizer.prepare(WANTED);
            }
            assertThat(synchronizer.endCell().windows()).containsExactly(14_500L);
          }
        });
  }

  @Test
  void lateStartsAndOverrunsAreFlaggedOnAllRanksWithTheRankThatCausedThem() {
    int window = 1_000_000_000;
    InProcess.run(
        2,
        session -> {
          SyncPlan plan = plan("WINDOW_SKAMPI").with(SyncParameter.WINDOW, window);
          int rank = session.world().rank();
          try (Synchronizer synchronizer =
              Synchronizer.open(plan, session.world(), new MonotonicClock())) {
            synchronizer.beginCell(3);
            RunPlan run = synchronizer.prepare(3);
            assertThat(run).isEqualTo(new RunPlan(3, true));
            synchronizer.start(0);
            long planned = synchronizer.clock().now() - window / 2;
            long[] starts = {planned, planned + window, planned + 2L * window};
            long[] ends = {
              planned + 1_000, planned + window + 1_000, planned + 2L * window + 1_000
            };
            starts[1] += rank == 1 ? window : 0;
            ends[2] += rank == 1 ? 2 * window : window;
            RunValidity judgment = synchronizer.judge(starts, ends, 3);
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
          SyncPlan plan =
              plan("WINDOW_SKAMPI")
                  .with(SyncParameter.WINDOW, 1_000)
                  .with(SyncParameter.ATTEMPTS, 3);
          try (Synchronizer synchronizer =
              Synchronizer.open(plan, session.world(), new MonotonicClock())) {
            synchronizer.beginCell(10);
            int made = 0;
            for (RunPlan run = synchronizer.prepare(10);
                run.count() > 0;
                run = synchronizer.prepare(10)) {
              made += run.count();
            }
            assertThat(made).isEqualTo(30);
          }
        });
  }

  @Test
  void aPlanThatDoesNotSuitIsRefusedOnEveryRankBeforeTheFirstMessage() {
    InProcess.run(
        2,
        session ->
            assertThatThrownBy(
                    () ->
                        Synchronizer.open(
                            plan("WINDOW_HCA").with(SyncParameter.ROOT, 7),
                            session.world(),
                            new MonotonicClock()))
                .hasMessageStartingWith("[TUTTI-047]"));
  }
}

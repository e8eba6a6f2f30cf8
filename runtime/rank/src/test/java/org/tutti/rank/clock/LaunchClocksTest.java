package org.tutti.rank.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tutti.measure.harness.TestHarness;
import org.tutti.measure.plan.Plan;
import org.tutti.rank.launch.TestLaunch;
import org.tutti.records.launch.ClockRecord;
import org.tutti.sync.ClockKind;
import org.tutti.sync.clock.MonotonicClock;

class LaunchClocksTest {
  @Test
  void aWindowMustBeAsLongAsAStepOfItsClock() {
    LaunchClock coarse =
        new LaunchClock(
            new MonotonicClock(), new ClockRecord(ClockKind.MONOTONIC, 1000, 20), 1000, 0);
    LaunchClocks clocks =
        new LaunchClocks(Instant.EPOCH, Map.of(ClockKind.MONOTONIC, coarse), List.of());

    assertThatThrownBy(() -> clocks.checkWindows(plan("WINDOW:window=999ns")))
        .hasMessageStartingWith("[TUTTI-003] A window of 999 ns");
    assertThatCode(() -> clocks.checkWindows(plan("WINDOW:window=1us"))).doesNotThrowAnyException();
    assertThatCode(() -> clocks.checkWindows(plan("WINDOW"))).doesNotThrowAnyException();
  }

  /** MPJ Express's MPI_Wtime counts seconds. */
  @Test
  void aClockThatCountsSecondsIsRefused() {
    assertThat(LaunchClocks.whyTooCoarse(1_000_000_000))
        .contains("it advances in steps of 1000 ms");
    assertThat(LaunchClocks.whyTooCoarse(Long.MAX_VALUE).orElseThrow()).contains("did not advance");
    assertThat(LaunchClocks.whyTooCoarse(1_000)).isEmpty();
  }

  private static Plan plan(String sync) {
    return TestLaunch.plan(new TestHarness(), 2, "sync", sync);
  }
}

package org.tutti.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CountedEvents;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.records.launch.RankActivity;
import org.tutti.records.launch.Warning;
import org.tutti.stats.cell.LaunchSummary;

class OutlierCauseTest {
  private static final int OBSERVATIONS = 100;

  /** A hundred run-times of about 1 us, two of them longer by {@code excess}. */
  private static Optional<Warning> cause(
      long excess, long compilationNanos, long collections, long waitedNanos) {
    double[] runTimes = new double[OBSERVATIONS];
    Arrays.setAll(runTimes, index -> 1_000 + index % 5);
    runTimes[7] += excess;
    runTimes[70] += excess;
    CellConditions conditions =
        new CellConditions(
            new CellConditions.Period(0, 1),
            new CellConditions.WarmUpSummary(1, true),
            new CellConditions.JvmDisturbance(compilationNanos, collections, 0),
            GlobalTiming.NONE,
            List.of(RankActivity.NONE, new RankActivity(9, 0, 0, 0, waitedNanos, 1, 0)),
            CountedEvents.NONE,
            Map.of());
    return OutlierCause.of(conditions, 1, runTimes, LaunchSummary.of(runTimes));
  }

  @Test
  void timeWithoutAProcessorIsPreemption() {
    assertThat(cause(2_000_000, 0, 0, 3_900_000))
        .map(Warning::line)
        .contains(
            "[TUTTI-189] outliers took 4.00 ms more than the median (observations: 2): preemption,"
                + " a rank waited 3.90 ms for its processor");
  }

  @Test
  void collectorAndCompilersAreNamed() {
    assertThat(cause(2_000_000, 1_000_000, 2, 0).orElseThrow().text())
        .endsWith("the garbage collector, 2 times; the JIT compilers, 1.00 ms");
  }

  @Test
  void aCauseThatTookNoTimeExplainsNothing() {
    assertThat(cause(2_000_000, 1_000, 0, 1_000).orElseThrow().text())
        .endsWith("nothing that was recorded explains it");
  }

  @Test
  void outliersThatHardlyCostTimeAreNotMentioned() {
    assertThat(cause(500, 0, 0, 1_000_000)).isEmpty();
  }

  /** Two observations that took 20 us more each: no cause that is recorded is as short. */
  @Test
  void outliersShorterThanAnyCauseAreNotMentioned() {
    assertThat(cause(20_000, 1_000_000, 1, 1_000_000)).isEmpty();
  }
}

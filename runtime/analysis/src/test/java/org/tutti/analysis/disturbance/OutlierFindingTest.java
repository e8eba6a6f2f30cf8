package org.tutti.analysis.disturbance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.records.launch.CellConditions;
import org.tutti.records.launch.CellCounts;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.CellRecord;
import org.tutti.records.launch.CellSettings;
import org.tutti.records.launch.Observations;
import org.tutti.records.launch.Outlier;
import org.tutti.records.launch.OutlierCause;
import org.tutti.records.launch.TimingMethod;
import org.tutti.records.launch.Warning;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.sync.ClockKind;
import org.tutti.sync.RunTimeKind;

class OutlierFindingTest {
  private static final int OBSERVATIONS = 100;

  /** A hundred run-times of about 1 us; the first ones are longer by {@code excess}. */
  private static Optional<Warning> finding(long excess, int count, Outlier... outliers) {
    long[] runTimes = new long[OBSERVATIONS];
    for (int index = 0; index < OBSERVATIONS; index++) {
      runTimes[index] = 1_000 + index % 5 + (index < count ? excess : 0);
    }
    CellRecord cell =
        new CellRecord(
            0,
            new CellKey("org.example.B.bcast", "BCAST", 8, 2),
            CellSettings.of(
                TimingMethod.of("BARRIER", ClockKind.MONOTONIC, RunTimeKind.LOCAL),
                CellCounts.of(OBSERVATIONS, 0)),
            new Observations(new long[OBSERVATIONS], runTimes, new long[OBSERVATIONS])
                .with(List.of(outliers)),
            CellConditions.undisturbed(new CellConditions.Period(0, 1)),
            List.of());
    return OutlierFinding.of(cell, LaunchSummary.of(cell.operationTimes()));
  }

  private static Outlier outlier(int index, int rank, OutlierCause cause) {
    return new Outlier(index, rank, 1, cause);
  }

  @Test
  void eachOutlierIsCountedForItsCause() {
    assertThat(
            finding(
                2_000_000,
                5,
                outlier(0, 1, OutlierCause.PREEMPTION),
                outlier(1, 0, OutlierCause.PREEMPTION),
                outlier(2, 1, OutlierCause.PREEMPTION),
                outlier(3, 0, OutlierCause.COLLECTOR),
                outlier(4, 0, OutlierCause.UNKNOWN)))
        .map(Warning::line)
        .contains(
            "[TUTTI-189] outliers took 10.00 ms more than the median (observations: 5, the longest"
                + " 2.00 ms): preemption 3 (2 of them on rank 1), collector 1 (on rank 0), unknown"
                + " 1");
  }

  @Test
  void theCauseOfTheLongestTimeComesFirst() {
    assertThat(
            finding(
                    2_000_000,
                    3,
                    outlier(0, 0, OutlierCause.PREEMPTION),
                    outlier(1, 1, OutlierCause.COMPILER),
                    outlier(2, 1, OutlierCause.COMPILER))
                .orElseThrow()
                .text())
        .endsWith(": compiler 2 (on rank 1), preemption 1 (on rank 0)");
  }

  @Test
  void outliersThatWereNotExaminedAreCounted() {
    assertThat(finding(200_000, 3, outlier(0, 0, OutlierCause.UNKNOWN)).orElseThrow().text())
        .endsWith(": unknown 1, not examined 2");
  }

  @Test
  void outliersThatHardlyCostTimeAreNotMentioned() {
    assertThat(finding(500, 2)).isEmpty();
  }

  /** Two observations that took 20 us more each: no cause that is recorded is as short. */
  @Test
  void outliersShorterThanAnyCauseAreNotMentioned() {
    assertThat(finding(20_000, 2)).isEmpty();
  }
}

package org.tutti.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.records.launch.ClockRecord;
import org.tutti.sync.ClockKind;

class LaunchSectionTest {
  @Test
  void aClockThatAdvancesIsDescribedByItsStep() {
    assertThat(LaunchSection.text(new ClockRecord(ClockKind.MONOTONIC, 1, 34.06)))
        .isEqualTo("MONOTONIC: step 1 ns, a reading takes 34.1 ns");
  }

  @Test
  void anUnavailableClockHasNoStep() {
    assertThat(
            LaunchSection.text(ClockRecord.unavailable(ClockKind.MPI_WTIME, "it counts seconds")))
        .isEqualTo("MPI_WTIME: not usable here: it counts seconds");
  }
}

package org.tutti.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.tutti.records.launch.ClockRecord;
import org.tutti.sync.ClockKind;

class LaunchSectionTest {
  @Test
  void aClockThatMovesIsDescribedByItsStep() {
    assertThat(LaunchSection.text(new ClockRecord(ClockKind.MONOTONIC, 1, 34.06)))
        .isEqualTo("MONOTONIC: step 1 ns, a reading takes 34.1 ns");
  }

  @Test
  void aClockThatNeverMovedHasNoStep() {
    assertThat(LaunchSection.text(new ClockRecord(ClockKind.MPI_WTIME, Long.MAX_VALUE, 0)))
        .isEqualTo("MPI_WTIME: not usable here, it did not advance in about 40,000 readings");
  }
}

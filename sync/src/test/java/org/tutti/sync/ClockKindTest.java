package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.clock.RankClock;

class ClockKindTest {
  @Test
  void clocksAreFoundByName() {
    assertThat(ClockKind.of("mpi-wtime")).isEqualTo(ClockKind.MPI_WTIME);
    assertThat(ClockKind.of("MONOTONIC")).isEqualTo(ClockKind.MONOTONIC);
    assertThatThrownBy(() -> ClockKind.of("sundial"))
        .hasMessageStartingWith("[TUTTI-006]")
        .hasMessageContaining("MPI_WTIME");
    assertThatThrownBy(() -> ClockKind.of("MPI_WTME"))
        .hasMessageContaining("Did you mean 'MPI_WTIME'?");
  }

  @Test
  void theLibrarysClockRunsInNanoseconds() {
    InProcess.run(
        1,
        session -> {
          RankClock clock = ClockKind.MPI_WTIME.open(session);
          long before = clock.now();
          clock.idleUntil(before + 2_000_000);
          assertThat(clock.now() - before).isGreaterThanOrEqualTo(2_000_000);
          assertThat(clock.base()).isEmpty();
        });
  }
}

package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tutti.mpi.inprocess.InProcess;

/** Ranks of one process are bound alike: all of them trust a clock, or none. */
class ClockReliabilityTest {
  @Test
  void theCounterIsReadOnAllRanksOrRefusedOnAllRanksAlike() {
    InProcess.run(
        3,
        session -> {
          Optional<String> reason = ClockReliability.whyUnreliable(ClockKind.TSC, session.world());
          assertThat(reason.isPresent()).isEqualTo(ClockKind.TSC.whyUnreliable().isPresent());
          if (reason.isPresent()) {
            assertThat(reason.get()).isEqualTo("on rank 0, " + ClockKind.TSC.whyUnreliable().get());
            assertThatThrownBy(() -> ClockReliability.open(ClockKind.TSC, session))
                .hasMessageStartingWith("[TUTTI-043] The clock TSC cannot be trusted: on rank 0, ")
                .hasMessageContaining("MONOTONIC");
          } else {
            assertThat(ClockReliability.open(ClockKind.TSC, session).name()).isEqualTo("TSC");
          }
        });
  }

  @Test
  void theOtherClocksNeedNoTrust() {
    InProcess.run(
        2,
        session -> {
          assertThat(ClockReliability.whyUnreliable(ClockKind.MONOTONIC, session.world()))
              .isEmpty();
          assertThat(ClockReliability.open(ClockKind.MPI_WTIME, session).name())
              .isEqualTo("MPI_WTIME");
        });
  }
}

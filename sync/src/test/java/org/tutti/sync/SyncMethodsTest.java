package org.tutti.sync;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.mpi.inprocess.InProcess;
import org.tutti.sync.clock.MonotonicClock;
import org.tutti.sync.process.RunSpec;

class SyncMethodsTest {
  @Test
  void aProcessSynchronizationIsJoinedToAClockSynchronization() {
    InProcess.run(
        2,
        session -> {
          SyncConfiguration configuration = SyncMethods.read("TREE_HCA:fit-points=10,exchanges=10");
          try (Synchronizer synchronizer =
              Synchronizer.open(configuration, session.world(), new MonotonicClock())) {
            synchronizer.beginCell(3);
            assertThat(synchronizer.prepare(3)).isEqualTo(new RunSpec(3, true));
            for (int index = 0; index < 3; index++) {
              synchronizer.start(index);
            }
            long[] times = new long[3];
            assertThat(synchronizer.validate(times, times, 3).valid()).isEqualTo(3);
            assertThat(synchronizer.prepare(1)).isEqualTo(RunSpec.OVER);
            assertThat(synchronizer.endCell().uncertainty()).isFinite();
          }
        });
  }

  @Test
  void aMethodIsSuggestedAndItsParametersAreChecked() {
    assertThatThrownBy(() -> SyncMethods.read("TREES"))
        .hasMessageStartingWith("[TUTTI-006]")
        .hasMessageContaining("Did you mean 'TREE'?");
    assertThatThrownBy(() -> SyncMethods.read("TREE:window=1us"))
        .hasMessageStartingWith("[TUTTI-108]");
  }

  @Test
  void aMethodThatIsElsewhereNamesTheArtifact() {
    assertThat(SyncMethods.names()).contains("WINDOW_HCA", "TREE").doesNotContain("WINDOW_JK");
    assertThatThrownBy(() -> SyncConfiguration.of("WINDOW_JK"))
        .hasMessageStartingWith(
            "[TUTTI-006] Synchronization 'WINDOW_JK' is in the artifact tutti-lab")
        .hasMessageContaining("HCA, JOINT");
  }
}

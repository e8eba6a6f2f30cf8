package org.tutti.lab.mpj;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.tutti.campaign.launch.DefaultProvider;
import org.tutti.campaign.launch.Launchers;
import org.tutti.mpi.ProviderKind;
import org.tutti.mpi.names.MpiSelection;

/** The core finds MPJ Express, and chooses it where there is no native library. */
class MpjExpressTest {
  private final Launchers none = Launchers.on("/nowhere");

  @ParameterizedTest
  @EnumSource(names = {"MPJ", "MPJ_NIODEV"})
  void itNeedsNoLauncher(ProviderKind provider) {
    assertThat(none.resolve(MpiSelection.OPEN.withProvider(provider)).name())
        .isEqualTo(provider.label());
  }

  @Test
  void itIsPreferredToRanksInProcess() {
    DefaultProvider found = none.preference(Map.of());
    assertThat(found.provider()).isEqualTo(ProviderKind.MPJ);
    assertThat(found.sentence()).contains("MPJ Express 0.44", "because no native MPI was found");

    DefaultProvider missing = none.preference(Map.of("MPJ_HOME", "/nowhere"));
    assertThat(missing.provider()).isEqualTo(ProviderKind.IN_PROCESS);
    assertThat(missing.sentence())
        .contains(
            "in-process", "neither a native MPI", "nor MPJ Express", "MPJ_HOME is '/nowhere'");
  }
}

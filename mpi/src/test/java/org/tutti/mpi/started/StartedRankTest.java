package org.tutti.mpi.started;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.mpi.ProviderKind;

class StartedRankTest {
  @Test
  void aRankReadsTheVariablesThatItIsStartedWith() {
    StartedRank rank = new StartedRank(ProviderKind.MPJ_NIODEV, 1, 3, "localhost:25000");
    assertThat(StartedRank.of(rank.in(Map.of("PATH", "/bin")))).contains(rank);
    assertThat(StartedRank.of(Map.of())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"mpj, 4, 4", "mpj, -1, 4", "mpj, one, 4", "mjp, 0, 4"})
  void variablesThatNameNoRankAreRefused(String provider, String rank, String size) {
    assertThatThrownBy(
            () ->
                StartedRank.of(
                    Map.of(
                        "TUTTI_STARTED_PROVIDER", provider,
                        "TUTTI_STARTED_RANK", rank,
                        "TUTTI_STARTED_SIZE", size)))
        .hasMessageContaining("[TUTTI-025]")
        .hasMessageContaining("('" + provider + "')");
  }

  @Test
  void aProviderThatIsElsewhereNamesTheArtifact() {
    assertThat(AddedProviders.all()).isEmpty();
    assertThatThrownBy(() -> AddedProviders.require(ProviderKind.MPJ))
        .hasMessageStartingWith("[TUTTI-006] The provider mpj is in the artifact tutti-lab");
  }
}

package org.tutti.records.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RankSoftwareTest {

  @Test
  void ranksThatHaveDifferentVariablesDiffer() {
    RankSoftware one = software(Map.of("UCX_TLS", "tcp"));
    RankSoftware other = software(Map.of("UCX_TLS", "", "OMPI_MCA_btl", "self"));

    assertThat(one.differences(one)).isEmpty();
    assertThat(one.differences(other))
        .containsExactly(
            "variable OMPI_MCA_btl is self, not absent", "variable UCX_TLS is empty, not tcp");
    assertThat(one.digest()).isNotEqualTo(other.digest());
  }

  @Test
  void variablesThatTheLauncherSetsAreNoDifference() {
    Map<String, String> ofRank = Map.of("OMPI_COMM_WORLD_RANK", "1", "SLURM_PROCID", "1");

    assertThat(software(ofRank)).isEqualTo(software(Map.of()));
  }

  @Test
  void variablesOfTheLibraryMayDifferBetweenHosts() {
    RankSoftware one = software(Map.of("OMPI_MCA_btl", "self", "UCX_TLS", "tcp"));

    assertThat(one.ofAllHosts()).isEqualTo(software(Map.of("UCX_TLS", "tcp")));
  }

  private static RankSoftware software(Map<String, String> variables) {
    return new RankSoftware(new TreeMap<>(RankSoftware.settings(variables)));
  }
}

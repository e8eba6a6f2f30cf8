package org.tutti.mpi.natives.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("jdk")
class LauncherSlotsTest {
  private static Map<String, String> ofOpenMpi(String slots, String ranks) {
    return new HashMap<>(Map.of("OMPI_UNIVERSE_SIZE", slots, "OMPI_COMM_WORLD_SIZE", ranks));
  }

  @Test
  void asManyAreStartedAsThereAreSlotsFor() {
    assertThat(LauncherSlots.refusal(ofOpenMpi("4", "2"), 2)).isEmpty();
    assertThat(LauncherSlots.refusal(ofOpenMpi("4", "2"), 3))
        .hasValue(
            "4 slots for 2 ranks and 3 more: start fewer ranks, or give mpirun --oversubscribe");
    assertThat(LauncherSlots.refusal(ofOpenMpi("1", "2"), 1)).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "OMPI_MCA_rmaps_base_oversubscribe, 1, true",
    "OMPI_MCA_rmaps_base_oversubscribe, true, true",
    "OMPI_MCA_rmaps_base_oversubscribe, 0, false",
    "OMPI_MCA_rmaps_base_mapping_policy, slot:oversubscribe, true",
    "OMPI_MCA_rmaps_base_mapping_policy, core:NOOVERSUBSCRIBE, false"
  })
  void slotsDoNotMatterWhereTheyMayBeUsedTwice(String variable, String value, boolean isStarted) {
    Map<String, String> environment = ofOpenMpi("2", "2");
    environment.put(variable, value);
    assertThat(LauncherSlots.refusal(environment, 1).isEmpty()).isEqualTo(isStarted);
  }

  @Test
  void otherLaunchersSayForThemselves() {
    assertThat(LauncherSlots.refusal(Map.of(), 1)).isEmpty();
    assertThat(LauncherSlots.refusal(Map.of("PMI_SIZE", "2"), 100)).isEmpty();
    assertThat(LauncherSlots.refusal(ofOpenMpi("many", "2"), 1)).isEmpty();
  }
}

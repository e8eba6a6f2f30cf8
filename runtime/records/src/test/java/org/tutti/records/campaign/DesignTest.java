package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesignTest {
  /**
   * Orders drawn at random put one of two treatments first in 8 of 10 blocks in one campaign in 9.
   */
  @Test
  void chanceCannotPutOneTreatmentBeforeTheOtherMoreOften() {
    for (int seed = 0; seed < 1000; seed++) {
      assertThat(first(Design.counterbalanced(seed, 10, treatments(2)), 10)).isEqualTo(5);
      assertThat(first(Design.counterbalanced(seed, 11, treatments(2)), 11)).isBetween(5L, 6L);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void everyTreatmentStandsEquallyOftenAtEveryPlace(int n) {
    List<Treatment> treatments = treatments(n);
    Design design = Design.counterbalanced(9, 4 * n, treatments);
    for (Treatment treatment : treatments) {
      for (int place = 1; place <= n; place++) {
        int at = place;
        assertThat(design.launches())
            .filteredOn(launch -> launch.treatment().equals(treatment) && launch.place() == at)
            .hasSize(4);
      }
    }
  }

  @Test
  void moreBlocksBeginWithTheSameOnes() {
    List<Treatment> treatments = treatments(3);
    assertThat(Design.counterbalanced(4, 17, treatments).launches())
        .startsWith(
            Design.counterbalanced(4, 7, treatments).launches().toArray(new PlannedLaunch[0]));
  }

  @Test
  void theManifestTellsOrderAndPlaces(@TempDir Path path) throws Exception {
    CampaignDirectory directory = new CampaignDirectory(path);
    ManifestFile.write(directory, Manifests.of(2));

    assertThat(Files.readString(directory.manifest()))
        .contains("\"order\" : \"williams\"")
        .contains("\"place\" : 1");
    assertThat(ManifestFile.required(directory).design().launches())
        .extracting(PlannedLaunch::place)
        .containsExactly(1, 1);
  }

  private static long first(Design design, int blocks) {
    Treatment a = treatments(2).get(0);
    long first =
        design.launches().stream()
            .filter(launch -> launch.place() == 1 && launch.treatment().equals(a))
            .count();
    assertThat(design.blocks()).isEqualTo(blocks);
    return first;
  }

  private static List<Treatment> treatments(int number) {
    return IntStream.range(0, number)
        .mapToObj(level -> new Treatment(Map.of("label", "l" + level)))
        .toList();
  }

  @Test
  void refusesMoreLaunchesThanACampaignMayHave() {
    assertThat(Design.counterbalanced(1, 100_000, List.of(Treatment.ONLY)).launches())
        .hasSize(Design.MAX_LAUNCHES);
    assertThatThrownBy(() -> Design.counterbalanced(1, 2_000_000_000, List.of(Treatment.ONLY)))
        .hasMessageStartingWith("[TUTTI-243] The campaign has 2000000000 launches.");
    assertThatThrownBy(() -> Design.checkSize(3, 50_000)).hasMessageStartingWith("[TUTTI-243]");
    assertThatThrownBy(() -> Design.checkSize(5000, 1)).hasMessageStartingWith("[TUTTI-243]");
  }
}

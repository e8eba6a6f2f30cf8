package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.launch.MachineState;

class WantedStatesTest {
  @TempDir private Path path;

  @Test
  void statesAreNamedAsReportsNameThem() {
    assertThat(WantedStates.parse("far=3, near=10").launches())
        .isEqualTo(Map.of(MachineState.NEAR, 10, MachineState.FAR, 3));
    assertThat(WantedStates.parse("near").orPlanned(7).launches())
        .isEqualTo(Map.of(MachineState.NEAR, 7));
    assertThat(WantedStates.parse("near").patience()).isEqualTo(WantedStates.PATIENCE);
    assertThat(WantedStates.parse("near=2,far").orPlanned(5).words()).isEqualTo("2 near and 5 far");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "naer; Did you mean 'near'?",
        "changed; There is no state 'changed'",
        "near=0; '0' is no number of launches",
        "near=; '' is no number of launches",
        "near=1,near=2; 'near' is there twice",
        "''; There is no state ''"
      })
  void whatIsNoStateIsRefused(String text, String why) {
    assertThatThrownBy(() -> WantedStates.parse(text))
        .hasMessageStartingWith("[TUTTI-458]")
        .hasMessageContaining(why);
  }

  @Test
  void aManifestKeepsThem() {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    directory.prepare();
    Manifest manifest =
        Manifests.of(3)
            .awaiting(WantedStates.parse("near=2,far=1,at-most=90s"))
            .spreadOver(Duration.ofMinutes(2));
    ManifestFile.write(directory, manifest);

    assertThat(ManifestFile.required(directory)).isEqualTo(manifest);
    assertThat(manifest.identifier()).isEqualTo(Manifests.of(3).identifier());
    assertThat(manifest.differences(Manifests.of(3))).isEmpty();
    assertThat(Manifests.of(5).timedAs(manifest).states()).isEqualTo(manifest.states());
  }
}

package org.tutti.records.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;

class RankVariablesTest {
  private static final RankVariables VARIABLES =
      new RankVariables(Map.of("DEPTH", "3"), Set.of("PASSWORD"));

  @TempDir private Path path;

  @Test
  void ranksGetTheValueThatTheDriverHas() {
    assertThat(VARIABLES.in(Map.of("PASSWORD", "hunter2", "OTHER", "1")))
        .containsOnly(
            Map.entry("DEPTH", "3"),
            Map.entry("PASSWORD", "hunter2"),
            Map.entry(RankVariables.UNRECORDED, "PASSWORD"));
    assertThat(RankVariables.of(Map.of("DEPTH", "3")).in(Map.of())).containsOnlyKeys("DEPTH");
  }

  @Test
  void aVariableThatTheDriverLacksIsRefused() {
    assertThatThrownBy(() -> VARIABLES.in(Map.of()))
        .hasMessageStartingWith("[TUTTI-232] The environment variable PASSWORD");
  }

  @Test
  void theManifestHasTheNameOnly() throws IOException {
    Manifest plain = Manifests.of(1);
    LaunchSettings given = plain.settings();
    LaunchSettings settings = given.with(SettingKey.ENVIRONMENT, VARIABLES);
    CampaignDirectory directory = new CampaignDirectory(path);
    ManifestFile.write(directory, new Manifest(plain.origin(), settings, plain.treatments(), 1, 7));

    assertThat(ManifestFile.required(directory).settings().variables()).isEqualTo(VARIABLES);
    assertThat(Files.readString(directory.manifest())).contains("PASSWORD");
    assertThat(settings.summary()).contains("PASSWORD as set").contains("DEPTH=3");
  }
}

package org.tutti.records.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.mpi.names.LibraryName;
import org.tutti.mpi.names.MpiSelection;
import org.tutti.records.campaign.Manifest.PlannedTreatment;
import org.tutti.records.settings.SettingKey;

class PlannedTreatmentsTest {
  @TempDir Path path;

  /** Also where it lacks something that the campaign has. */
  @Test
  void aTreatmentIsWrittenAsWhatItChanges() throws IOException {
    Manifest one = Manifests.of(2);
    LaunchSettings base =
        one.settings().withMpi(MpiSelection.OPEN.withLibrary(new LibraryName("mpich")));
    List<PlannedTreatment> treatments =
        List.of(
            new PlannedTreatment(new Treatment(Map.of("env:A", "1")), base),
            new PlannedTreatment(
                new Treatment(Map.of("env:A", "2")),
                base.withMpi(MpiSelection.OPEN).plus(SettingKey.ENVIRONMENT, "A=2")));
    Manifest manifest = new Manifest(one.origin(), base, treatments, 2, 7);
    CampaignDirectory directory = new CampaignDirectory(path);
    ManifestFile.write(directory, manifest);

    assertThat(ManifestFile.required(directory)).isEqualTo(manifest);
    assertThat(Files.readString(directory.manifest()))
        .containsOnlyOnce("\"classPath\"")
        .containsOnlyOnce("\"library\" : \"mpich\"")
        .containsOnlyOnce("\"unset\" : [ \"library\" ]");
  }
}

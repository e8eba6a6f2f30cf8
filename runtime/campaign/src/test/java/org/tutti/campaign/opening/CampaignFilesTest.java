package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Design;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.campaign.Treatment;

class CampaignFilesTest {
  @TempDir private Path path;

  @Test
  void refusesADirectoryThatCannotBeWritten() {
    assertThatThrownBy(() -> new CampaignDirectory(Path.of("/proc/results")).prepare())
        .hasMessageContaining("[TUTTI-050]");
  }

  @Test
  void refusesADirectoryThatIsNoCampaign() {
    assertThatThrownBy(() -> CampaignContents.of(new CampaignDirectory(path)))
        .hasMessageContaining("[TUTTI-107]");
  }

  @Test
  void refusesAManifestOfANewerFormat() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    ManifestFile.write(directory, Manifests.of(1));
    String text = Files.readString(directory.manifest());
    Files.writeString(
        directory.manifest(), text.replace("\"formatVersion\" : 4", "\"formatVersion\" : 5"));

    assertThatThrownBy(() -> ManifestFile.read(directory))
        .hasMessageContaining("[TUTTI-051]")
        .hasMessageContaining("format version 5");
  }

  @Test
  void refusesAManifestOfAnOlderFormat() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    ManifestFile.write(directory, Manifests.of(1));
    String text = Files.readString(directory.manifest());
    Files.writeString(
        directory.manifest(), text.replace("\"formatVersion\" : 4", "\"formatVersion\" : 3"));

    assertThatThrownBy(() -> ManifestFile.read(directory))
        .hasMessageContaining("[TUTTI-051]")
        .hasMessageContaining("format version 3");
  }

  @Test
  void refusesADamagedManifest() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    Files.writeString(directory.manifest(), "{\"formatVersion\": 4");

    assertThatThrownBy(() -> ManifestFile.read(directory)).hasMessageContaining("[TUTTI-111]");
  }

  /** The design would not be the one that its launches were made in. */
  @Test
  void refusesAManifestWhoseBlocksAreInAnotherOrder() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    ManifestFile.write(directory, Manifests.of(1));
    String text = Files.readString(directory.manifest());
    Files.writeString(directory.manifest(), text.replace("williams", "shuffled"));

    assertThatThrownBy(() -> ManifestFile.read(directory))
        .hasMessageContaining("[TUTTI-111]")
        .hasMessageContaining("order");
  }

  @Test
  void aSecondDriverIsRefusedWithTheHoldersProcess() {
    CampaignDirectory directory = new CampaignDirectory(path);
    try (CampaignLock lock = CampaignLock.take(directory)) {
      assertThatThrownBy(() -> CampaignLock.take(directory))
          .hasMessageContaining("[TUTTI-109]")
          .hasMessageContaining("process " + ProcessHandle.current().pid());
    }
    CampaignLock.take(directory).close();
  }

  /** POSIX releases all locks of a process on a file as soon as it closes that file once. */
  @Test
  void aRefusalInTheSameProcessDoesNotReleaseTheLock() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path);
    try (CampaignLock lock = CampaignLock.take(directory)) {
      assertThatThrownBy(() -> CampaignLock.refuseHeld(directory))
          .hasMessageContaining("[TUTTI-109]");
      assertThat(Files.readString(Path.of("/proc/locks")))
          .contains(":" + Files.getAttribute(directory.lock(), "unix:ino") + " ");
    }
    CampaignLock.refuseHeld(directory);
  }

  @Test
  void aLockThatLeadsToAnotherFileIsRefusedAndTheFileStays() throws IOException {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    directory.prepare();
    Path precious = Files.writeString(path.resolve("precious"), "all I have");
    Files.createSymbolicLink(directory.lock(), precious);

    assertThatThrownBy(() -> CampaignLock.take(directory))
        .hasMessageContaining("[TUTTI-050]")
        .hasMessageContaining("not a regular file");
    assertThat(precious).hasContent("all I have");
  }

  @Test
  void aBlockContainsEachTreatmentOnceInAnOrderDeterminedByTheSeed() {
    var treatments =
        java.util.stream.IntStream.range(0, 5)
            .mapToObj(level -> new Treatment(java.util.Map.of("f", "l" + level)))
            .toList();
    Design design = Design.counterbalanced(3, 20, treatments);

    assertThat(design).isEqualTo(Design.counterbalanced(3, 20, treatments));
    assertThat(design).isNotEqualTo(Design.counterbalanced(4, 20, treatments));
    assertThat(design.blocks()).isEqualTo(20);
    for (int block = 1; block <= 20; block++) {
      int number = block;
      assertThat(design.launches().stream().filter(launch -> launch.block() == number))
          .extracting(PlannedLaunch::treatment)
          .containsExactlyInAnyOrderElementsOf(treatments);
    }
  }
}

package org.tutti.campaign.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedLaunch;

class CampaignOpeningTest {
  private static final Manifest WANTED = Manifests.ofSizes(3, "8");

  @TempDir private Path path;
  private CampaignDirectory directory;

  @BeforeEach
  void prepare() {
    directory = new CampaignDirectory(path);
    directory.prepare();
  }

  private Manifest open(Manifest wanted, boolean setAside) {
    Manifest opened = CampaignOpening.open(directory, wanted, setAside);
    CampaignOpening.write(directory, opened);
    return opened;
  }

  @Test
  void writesTheManifestIntoANewDirectory() {
    assertThat(open(WANTED, false)).isEqualTo(WANTED);
    assertThat(ManifestFile.read(directory)).contains(WANTED);
  }

  @Test
  void continuesTheSamePlanWithTheLargerNumberOfBlocks() {
    open(WANTED, false);

    Manifest more = open(WANTED.withBlocks(5), false);
    Manifest fewer = open(WANTED.withBlocks(1), false);

    assertThat(more).isEqualTo(WANTED.withBlocks(5)).isEqualTo(fewer);
    assertThat(more.design().launches())
        .startsWith(WANTED.design().launches().toArray(new PlannedLaunch[0]));
  }

  @Test
  void rejectsAnotherPlanAndNamesTheDifferences() {
    open(WANTED, false);

    assertThatThrownBy(() -> open(Manifests.ofSizes(3, "16"), false))
        .hasMessageContaining("[TUTTI-112]")
        .hasMessageContaining("another plan: msizes=8 against msizes=16.");
  }

  @Test
  void setsAnotherPlanAsideWithoutLosingAnything() throws IOException {
    open(WANTED, false);
    Files.writeString(directory.launch(1), "a result");
    Manifest other = Manifests.ofSizes(3, "16");

    assertThat(open(other, true)).isEqualTo(other);

    assertThat(directory.results()).isEmpty();
    try (var files = Files.walk(path.resolve("set-aside"))) {
      assertThat(files.filter(file -> file.endsWith("launches/0001.jsonl")))
          .singleElement()
          .satisfies(file -> assertThat(file).hasContent("a result"));
    }
  }

  @Test
  void rejectsLaunchesThatWereStartedByHand() throws IOException {
    Files.writeString(directory.launch(1), "a result");

    assertThatThrownBy(() -> open(WANTED, false))
        .hasMessageContaining("[TUTTI-112]")
        .hasMessageContaining("by hand");
  }

  @Test
  void numbersLaunchesStartedByHandAfterThoseOfTheDesign() throws IOException {
    assertThat(directory.nextNumber()).isEqualTo(1);
    open(WANTED, false);
    assertThat(directory.nextNumber()).isEqualTo(4);
    Files.writeString(directory.launch(9), "a result");
    assertThat(directory.nextNumber()).isEqualTo(10);
  }
}

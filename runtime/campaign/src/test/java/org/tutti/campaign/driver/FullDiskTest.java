package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignContents;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Journal;
import org.tutti.records.campaign.JournalEntry;
import org.tutti.records.campaign.JournalEntry.Event;
import org.tutti.records.campaign.ManifestFile;

/**
 * A full disk, simulated by a limit on the size of files: the write that exceeds it is truncated
 * and the next one fails, as on a full disk, and no privilege is needed.
 */
@Tag("all")
class FullDiskTest {
  @TempDir private Path path;

  @Test
  void aFullDiskForTheJournalEndsTheDriverAndResumeContinues() throws Exception {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    FixtureCampaign.prepare(directory, "inprocess", "well", 2, 1);
    JournalEntry long7k =
        JournalEntry.now(
            Event.OPENED,
            0,
            0,
            Map.of(
                "campaign",
                ManifestFile.required(directory).identifier(),
                "note",
                "x".repeat(7700)));
    Journal.read(directory.journal()).append(long7k);

    Process driver = FixtureCampaign.driveOnFullDisk(directory, 8192);
    String said = FixtureCampaign.end(directory, driver);

    assertThat(driver.exitValue()).isNotZero();
    assertThat(said).contains("[TUTTI-050]").contains("journal").contains("resume");
    assertThat(Files.size(directory.journal())).isEqualTo(8192);
    assertThat(Journal.read(directory.journal()).entries()).startsWith(long7k);
    finish(directory);
  }

  @Test
  void aFullDiskForTheResultKeepsItsCompleteCells() throws Exception {
    CampaignDirectory directory = new CampaignDirectory(path.resolve("campaign"));
    FixtureCampaign.prepare(directory, "inprocess", "well", 1, 1);

    Process driver = FixtureCampaign.driveOnFullDisk(directory, 2048);
    String said = FixtureCampaign.end(directory, driver);

    assertThat(driver.exitValue()).isNotZero();
    assertThat(said)
        .containsOnlyOnce("[TUTTI-050] The results directory ")
        .contains("File too large, so launch 1 is incomplete")
        .doesNotContain("nothing was measured");
    Path errors = directory.attempt(1, 1).resolve("errors.txt");
    assertThat(Files.readString(errors)).contains("[TUTTI-050]").contains("enough space");
    assertThat(Files.exists(directory.attempt(1, 1).resolve("trial"))).isFalse();
    CampaignAnalysis analysis = CampaignAnalysis.of(directory);
    assertThat(analysis.cells()).isNotEmpty().hasSizeLessThan(RankFixture.CELLS);
    assertThat(analysis.warnings())
        .anySatisfy(
            finding -> assertThat(finding.text()).contains("the last record is incomplete"));
    finish(directory);
  }

  private static void finish(CampaignDirectory directory) throws Exception {
    Process driver = FixtureCampaign.drive(directory);
    String said = FixtureCampaign.end(directory, driver);
    assertThat(driver.exitValue()).as(said).isZero();
    assertThat(CampaignContents.of(directory).launches()).isNotEmpty().allMatch(f -> f.whole());
  }
}

package org.tutti.rank.entry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.rank.process.RankZeroOutput;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.records.launch.Completion;
import org.tutti.records.launch.LaunchReader;

class LaunchProgressTest {
  @TempDir private Path path;

  @Test
  void cellsArePrintedAsTheyFinishWhereAPersonWaits() {
    CampaignDirectory campaign = new CampaignDirectory(path);
    SampleCampaign.write(campaign, 1);
    StringWriter errors = new StringWriter();
    long[] nanos = new long[1];
    LaunchProgress progress =
        new LaunchProgress(
            new RankZeroOutput(new PrintWriter(errors), Map.of()), () -> nanos[0] += 600_000_000);
    progress.show();
    int cells = 0;
    try (LaunchReader reader = LaunchReader.open(campaign.launch(1))) {
      progress.began(reader.header());
      for (var cell = reader.next(); cell.isPresent(); cell = reader.next()) {
        progress.finished(cell.get());
        cells++;
      }
    }
    // Every other one, since a second is to pass between them.
    assertThat(errors.toString().lines()).hasSize(cells / 2).hasSizeGreaterThan(0);
    assertThat(errors.toString())
        .startsWith("cell 2 of " + cells + ": ")
        .containsPattern("median \\d+\\.\\d{3} us");
    progress.completed(null);
  }

  @Test
  void aLaunchThatEndsEarlyReportsWhatIsKept() {
    CampaignDirectory campaign = new CampaignDirectory(path);
    SampleCampaign.write(campaign, 1);
    StringWriter errors = new StringWriter();
    LaunchProgress progress =
        new LaunchProgress(new RankZeroOutput(new PrintWriter(errors), Map.of()));
    Completion completion;
    try (LaunchReader reader = LaunchReader.open(campaign.launch(1))) {
      progress.began(reader.header());
      progress.finished(reader.next().orElseThrow());
      while (reader.next().isPresent()) {
        // The completion comes after the last cell.
      }
      completion = reader.completion().orElseThrow();
    }

    progress.printWhatIsKept();
    assertThat(errors.toString())
        .startsWith("[TUTTI-065]")
        .contains("1 of " + SampleCampaign.CELLS + " cells");

    progress.completed(completion);
    progress.printWhatIsKept();
    assertThat(errors.toString().lines()).hasSize(1);
  }
}

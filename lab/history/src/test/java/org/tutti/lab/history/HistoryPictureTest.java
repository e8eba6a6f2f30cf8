package org.tutti.lab.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.single.DrawingFiles;
import org.tutti.records.campaign.WrittenCampaign;

class HistoryPictureTest {
  @TempDir Path folder;

  @Test
  void campaignsOfADayAreShownInHours() {
    List<CampaignAnalysis> campaigns = new ArrayList<>();
    for (int hours = 0; hours <= 6; hours += 3) {
      campaigns.add(
          CampaignAnalysis.of(
              new WrittenCampaign(
                      folder.resolve("at" + hours), Instant.EPOCH.plus(Duration.ofHours(hours)))
                  .variant("a", 8, launch -> new long[] {1000, 1000 + launch})
                  .write(2)));
    }

    assertThat(new HistoryPicture().of(CampaignHistory.of(campaigns, 0.05)))
        .singleElement()
        .satisfies(
            drawing -> {
              assertThat(drawing.heading()).isEqualTo("Variants.a, 8 B, p 2");
              assertThat(drawing.plot().x().name()).isEqualTo("hours since the first campaign");
              assertThat(drawing.plot().layers().get(0).data().row(2).get(0)).isEqualTo(6.0);
            });
  }

  @Test
  void aChangeIsDrawnAndWritten() throws Exception {
    List<CampaignAnalysis> campaigns = new ArrayList<>();
    for (int day = 0; day < 50; day++) {
      long time = day < 30 ? 1000 : 1500;
      campaigns.add(
          CampaignAnalysis.of(
              new WrittenCampaign(
                      folder.resolve("day" + day), Instant.EPOCH.plus(Duration.ofDays(day)))
                  .variant("a", 8, launch -> new long[] {time + launch, time + launch})
                  .write(10)));
    }
    CampaignHistory history = CampaignHistory.of(campaigns, 0.05);
    assertThat(history.cells().get(0).changes()).hasSize(1);

    List<Path> files =
        DrawingFiles.write(
            history, HistoryCommand.PICTURES, history.measured(), folder.resolve("drawn"));

    assertThat(files)
        .extracting(Path::getFileName)
        .extracting(Path::toString)
        .containsExactly("history.svg");
    assertThat(Files.readString(files.get(0)))
        .contains("days since the first campaign")
        .doesNotContain("NaN", "rror building plot");
    assertThat(new HistoryPicture().of(history))
        .singleElement()
        .satisfies(
            drawing ->
                assertThat(drawing.plot().layers().get(0).data().row(0).subList(0, 2))
                    .containsExactly(19.0, 49.0))
        .satisfies(drawing -> assertThat(drawing.caption()).contains("Band: nine in ten launches"));
  }
}

package org.tutti.lab.history;

import static org.tutti.figures.page.PictureTexts.times;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.page.PictureTexts;
import org.tutti.records.campaign.WrittenCampaign;

@Tag("all")
class HistoryPictureTextsIT {
  private static final int LAUNCHES = 7;

  @TempDir Path folder;

  @Test
  void noTextIsCutOffOrCoversAnother() throws Exception {
    List<CampaignAnalysis> days = new ArrayList<>();
    for (int day = 0; day < 5; day++) {
      days.add(
          CampaignAnalysis.of(
              new WrittenCampaign(
                      folder.resolve("day" + day), Instant.EPOCH.plus(Duration.ofDays(day)))
                  .variant("a", 8, times(1000 + 9 * day, 20))
                  .write(LAUNCHES)));
    }
    PictureTexts drawn = new PictureTexts(folder);
    CampaignHistory history = CampaignHistory.of(days, 0.05);
    drawn.draw(HistoryCommand.PICTURES, history, history.measured());
    drawn.check();
  }
}

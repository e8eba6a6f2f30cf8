package org.tutti.lab.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.page.ReportPage;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

class HistoryOnPageTest {
  @TempDir Path folder;

  @Test
  void severalCampaignsHaveAHistoryIfTheyHaveACellInCommon() {
    CampaignAnalysis first = campaign("first", "a");
    CampaignAnalysis second = campaign("second", "a");

    assertThat(page(List.of(first, second)))
        .contains("History over campaigns", "0 of 1 cell changed", "median over the launches");
    assertThat(page(List.of(first, campaign("other", "b"))))
        .doesNotContain("History over campaigns");
  }

  /** As by the command history. */
  @Test
  void campaignsThatWereMeasuredInDifferentWaysHaveNone() {
    WrittenCampaign dissemination =
        new WrittenCampaign(folder.resolve("own barrier"), Instant.EPOCH)
            .startedBy("DISSEMINATION")
            .variant("a", 8, launch -> times(1500));
    CampaignAnalysis other = CampaignAnalysis.of(dissemination.write(1));

    assertThat(page(List.of(campaign("first", "a"), other)))
        .contains("History over campaigns", "were not measured in the same way")
        .doesNotContain("cell changed");
  }

  private static String page(List<CampaignAnalysis> campaigns) {
    return ReportPage.of(
        campaigns.stream().map(ReportDigest::of).toList(),
        JudgedFigure.MEDIAN,
        new HistoryOnPage().parts(campaigns, JudgedFigure.MEDIAN));
  }

  private CampaignAnalysis campaign(String name, String method) {
    return CampaignAnalysis.of(
        new WrittenCampaign(folder.resolve(name), Instant.EPOCH)
            .variant(method, 8, launch -> times(1000))
            .write(2));
  }

  private static long[] times(long time) {
    return new long[] {time, time + 1, time + 2};
  }
}

package org.tutti.lab.clocks.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.JudgedFigure;
import org.tutti.figures.page.HeadlessBrowser;
import org.tutti.figures.page.PageScripts;
import org.tutti.figures.page.ReportPage;
import org.tutti.lab.clocks.DataTable;
import org.tutti.lab.clocks.picture.SyncTable;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

/** Texts of pictures as a browser draws them: none covers another. */
@Tag("all")
class LabelsIT {
  private static final String TWICE =
      "(() => { const one = document.querySelector('svg text');"
          + " one.parentNode.appendChild(one.cloneNode(true)); })()";

  private static final List<String> METHODS =
      List.of(
          "method,offset ns,+- ns,duration ms,on the front",
          "JOINT:spread=2s,6.3,1.0,2000.0,yes",
          "JOINT:spread=200ms,9.0,1.0,200.0,yes",
          "SKAMPI,10.0,1.0,0.7,no",
          "NETGAUGE,10.1,1.0,0.7,no",
          "JK:fit-points=30 exchanges=10,10.0,1.0,0.8,no",
          "JK:fit-points=300 exchanges=10,9.9,1.0,0.9,no",
          "HCA:fit-points=30 exchanges=10,10.0,1.0,0.7,yes",
          "HCA:fit-points=300 exchanges=10,10.2,1.0,0.8,no",
          "HCA2:fit-points=300 exchanges=10,10.1,1.0,0.8,no",
          "HCA3:fit-points=30 exchanges=10,10.0,1.0,2.0,no",
          "HCA3:fit-points=300 exchanges=10,14.0,1.0,2.1,no");

  @TempDir Path folder;

  @Test
  void noneCoversAnother() throws Exception {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("campaign"), Instant.EPOCH);
    for (long size = 1; size <= 1 << 20; size *= 4) {
      long base = 300 + size / 10;
      campaign
          .baseline("library", size, launch -> times(base + launch))
          .variant("reduceThenBroadcast", size, launch -> times(2 * base + launch));
    }
    Path page = folder.resolve("report.html");
    Files.writeString(
        page,
        ReportPage.of(
            List.of(ReportDigest.of(CampaignAnalysis.of(campaign.allRanks(0.5).write(7)))),
            JudgedFigure.MEDIAN,
            ClocksOnPage.part(List.of(new SyncTable("pareto", DataTable.ofCsv(METHODS)))).stream()
                .toList()));
    try (HeadlessBrowser browser = HeadlessBrowser.open(page, folder.resolve("profile"))) {
      browser.allowScripts();

      assertThat(browser.evaluate(PageScripts.COVERED))
          .containsPattern("\"texts: \\d{2,}, covered: \"");
      browser.evaluate(TWICE);
      assertThat(browser.evaluate(PageScripts.COVERED))
          .containsPattern("covered: .+: (.+) \\| \\1");
    }
  }

  private static long[] times(long from) {
    return LongStream.range(0, 60).map(i -> from + i % 7).toArray();
  }
}

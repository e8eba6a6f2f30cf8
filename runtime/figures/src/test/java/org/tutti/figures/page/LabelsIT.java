package org.tutti.figures.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.sync.SyncTable;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.ReportDigest;
import org.tutti.sync.experiment.DataTable;

/** Texts of pictures as a browser draws them: none covers another. */
class LabelsIT {
  /** Boxes of texts are a little larger than what is drawn in them. */
  static final String COVERED =
      """
      (() => {
        document.querySelectorAll('details').forEach(part => part.open = true);
        let texts = 0;
        const covered = [];
        for (const picture of document.querySelectorAll('svg')) {
          const found = [...picture.querySelectorAll('text')].filter(one => one.textContent.trim());
          texts += found.length;
          const boxes = found.map(one => one.getBoundingClientRect());
          for (let i = 0; i < boxes.length; i++) {
            for (let j = i + 1; j < boxes.length; j++) {
              const across = Math.min(boxes[i].right, boxes[j].right)
                  - Math.max(boxes[i].left, boxes[j].left);
              const down = Math.min(boxes[i].bottom, boxes[j].bottom)
                  - Math.max(boxes[i].top, boxes[j].top);
              if (across > 1 && down > 3) {
                covered.push(picture.getAttribute('aria-label').slice(0, 40) + ': '
                    + found[i].textContent + ' | ' + found[j].textContent);
              }
            }
          }
        }
        return 'texts: ' + texts + ', covered: ' + covered.join(' || ');
      })()
      """;

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
            List.of(new SyncTable("pareto", DataTable.ofCsv(METHODS)))));
    try (HeadlessBrowser browser = HeadlessBrowser.open(page, folder.resolve("profile"))) {
      browser.allowScripts();

      assertThat(browser.evaluate(COVERED)).containsPattern("\"texts: \\d{3,}, covered: \"");
      browser.evaluate(TWICE);
      assertThat(browser.evaluate(COVERED)).containsPattern("covered: .+: (.+) \\| \\1");
    }
  }

  private static long[] times(long from) {
    return LongStream.range(0, 60).map(i -> from + i % 7).toArray();
  }
}

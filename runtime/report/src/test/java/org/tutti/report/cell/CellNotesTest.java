package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.report.ReportText;
import org.tutti.report.layout.PageStyle;

class CellNotesTest {
  private static final String WHY = "no p99: it takes 500 valid observations in each launch";

  @TempDir private Path path;

  /** In the text and on the page. */
  @Test
  void aQuantileThatIsMissingIsSaidToBe() {
    CampaignDirectory directory = new CampaignDirectory(path);
    SampleCampaign.write(directory, 6);
    CampaignAnalysis analysis = CampaignAnalysis.of(directory);

    assertThat(String.join("", ReportText.lines(analysis, new PageStyle(200, false, false))))
        .contains(WHY);
    assertThat(ReportDigest.of(analysis).basis().orElseThrow()).endsWith(WHY);
  }
}

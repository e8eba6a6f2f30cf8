package org.tutti.lab.sizes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.campaign.CampaignResult;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.json.JsonObject;
import org.tutti.report.ReportText;
import org.tutti.report.export.Export;
import org.tutti.report.json.ReportJson;
import org.tutti.report.layout.PageStyle;

class JumpSectionTest {
  private static final int LAUNCHES = 12;
  private static final PageStyle PAGE = new PageStyle(100, false, false);
  private static final TreeSet<Long> SIZES = new TreeSet<>(List.of(16L, 32L, 48L, 64L));

  @TempDir private Path path;

  @Test
  void theReportNamesTheJumpWithItsPlaceAndHeight() {
    CampaignAnalysis analysis = CampaignAnalysis.of(measured(1500, true));

    assertThat(String.join("\n", ReportText.lines(analysis, PAGE)))
        .contains("Jumps of the time over the message size by more than 5.0 % (4 sizes, 2 stages)")
        .containsPattern("\n    1 +32 B +48 B +\\+50.0 % .*\\+50.0 %")
        .doesNotContain("not finished");
  }

  @Test
  void withoutAJumpItSaysSo() {
    assertThat(ReportText.lines(CampaignAnalysis.of(measured(1000, true)), PAGE))
        .contains("No jump of the time over the message size exceeds 5.0 % (4 sizes, 2 stages).");
  }

  @Test
  void otherCampaignsHaveNoSuchSection() throws Exception {
    CampaignAnalysis analysis = CampaignAnalysis.of(measured(1500, false));

    assertThat(String.join("\n", ReportText.lines(analysis, PAGE))).doesNotContain("message size");
    assertThatThrownBy(() -> Export.named("csv-jumps").write(analysis, new StringWriter()))
        .hasMessageContaining("[TUTTI-259]");
  }

  @Test
  void csvAndJsonHaveTheSame() throws Exception {
    CampaignDirectory directory = measured(1500, true);
    StringWriter csv = new StringWriter();
    Export.named("csv-jumps").write(CampaignAnalysis.of(directory), csv);

    assertThat(csv.toString())
        .startsWith("table,figure,unit,operation,benchmark,msize,processes,parameters,")
        .containsPattern("\njumps,after,B,ALLREDUCE,org.example.Sum.allreduce,0,2,chunks=1,,32,")
        .containsPattern("\njumps,upTo,B,.*,48,")
        .containsPattern("\njumps,height,.*,0.5,,0.5,0.5,");
    JsonObject refinement =
        ReportJson.of(CampaignResult.open(directory.path())).object("sizeRefinement");
    assertThat(refinement.truth("finished")).isTrue();
    assertThat(refinement.objects("stages")).hasSize(2);
    JsonObject jump = refinement.objects("jumps").get(0);
    assertThat(jump.integer("after")).isEqualTo(32);
    assertThat(jump.number("height")).isEqualTo(0.5);
    assertThat(jump.object("heightInterval").number("low")).isEqualTo(0.5);
  }

  /** 1000 ns up to 32 B, and another time above, in two stages of six launches. */
  private CampaignDirectory measured(long above, boolean adaptive) {
    WrittenCampaign campaign = new WrittenCampaign(path, Instant.EPOCH);
    for (long size : SIZES) {
      long time = size > 32 ? above : 1000;
      campaign.cell(size, "1", launch -> new long[] {time, time, time});
    }
    CampaignDirectory directory = campaign.write(LAUNCHES);
    AdaptiveSizes sizes =
        AdaptiveSizes.from(SIZES, new SizeRule(0.05, 16, 0, 1))
            .plus(new SizeStage(LAUNCHES / 2 + 1, SIZES));
    PlannedCampaign.of(
        directory, adaptive ? Manifests.of(LAUNCHES).with(sizes) : Manifests.of(LAUNCHES));
    return directory;
  }
}

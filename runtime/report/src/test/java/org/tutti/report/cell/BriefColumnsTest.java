package org.tutti.report.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.layout.PageStyle;

class BriefColumnsTest {
  private static final int LAUNCHES = 10;

  @TempDir private Path path;

  @Test
  void variantsOfASizeStandBesideEachOther() {
    assertThat(
            headings(
                campaign()
                    .baseline("library", 8, launch -> times(100, launch))
                    .variant("ring", 8, launch -> times(150, launch))
                    .baseline("library", 64, launch -> times(100, launch))
                    .variant("ring", 64, launch -> times(150, launch))))
        .contains("library", "ring", "ring/library", "interval")
        .doesNotContain("variant");
  }

  /** No row of the baseline can hold two cells of one variant. */
  @Test
  void cellsThatDifferInAParameterTheBaselineHasNotHaveARowEach() {
    assertThat(
            headings(
                campaign()
                    .baseline("library", 8, launch -> times(100, launch))
                    .variant("ring", 8, "1", launch -> times(150, launch))
                    .variant("ring", 8, "2", launch -> times(180, launch))))
        .contains("variant", "chunks", "median", "to baseline")
        .doesNotContain("ring/library");
  }

  @Test
  void manyVariantsHaveARowEach() {
    WrittenCampaign campaign = campaign().baseline("library", 8, launch -> times(100, launch));
    for (String variant : List.of("ring", "tree", "linear")) {
      campaign.variant(variant, 8, launch -> times(150, launch));
    }

    assertThat(headings(campaign)).contains("variant", "to baseline");
  }

  private WrittenCampaign campaign() {
    return new WrittenCampaign(path, Instant.EPOCH);
  }

  private static List<String> headings(WrittenCampaign campaign) {
    CampaignAnalysis analysis = CampaignAnalysis.of(campaign.write(LAUNCHES));
    ReportDigest digest = ReportDigest.of(analysis, new PageStyle(120, false, false));
    return BriefColumns.of(analysis.cells(), digest, 120).headings();
  }

  private static long[] times(long median, int launch) {
    return LongStream.range(0, 500).map(i -> median + launch % 3 + i % 5).toArray();
  }
}

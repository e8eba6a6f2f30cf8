package org.tutti.lab.check.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.lab.check.guideline.GuidelineCheck;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.contrast.CellContrast;
import org.tutti.records.contrast.ContrastSide;
import org.tutti.report.cell.ReportDigest;

/** With 4 chunks, a message of 8 B takes longer than with 1, and one of 1 KiB does not. */
class GuidelinePicturesTest {
  private static final int LAUNCHES = 10;

  @TempDir Path folder;

  @Test
  void theOverviewHasAllSizesOfAViolatedGroup() {
    List<Drawing> drawings = new GuidelineOverviewPicture().of(checked("4", "1"));

    assertThat(drawings).singleElement().satisfies(GuidelinePicturesTest::isDrawn);
    Drawing drawing = drawings.get(0);
    assertThat(drawing.heading())
        .startsWith("Sum.allreduce[chunks=4] <= [chunks=1] (")
        .contains("1 x 2");
    assertThat(drawing.plot().series()).hasSize(2);
    assertThat(drawing.plot().layers().get(0).data().size()).isEqualTo(2 * 2);
    assertThat(PlotSvg.file(drawing.plot())).containsOnlyOnce(">*<");
  }

  @Test
  void theFocusHasABoxForEachLaunchAndSideOfAViolation() {
    List<Drawing> drawings = new GuidelineFocusPicture().of(checked("4", "1"));

    assertThat(drawings).singleElement().satisfies(GuidelinePicturesTest::isDrawn);
    assertThat(drawings.get(0).heading()).startsWith("8 B: ");
    assertThat(drawings.get(0).plot().layers())
        .filteredOn(layer -> layer.geom().equals("rect"))
        .singleElement()
        .satisfies(layer -> assertThat(layer.data().size()).isEqualTo(2 * LAUNCHES));
  }

  @Test
  void methodsOfOneClassAreCalledByTheirOwnNames() {
    CampaignDirectory directory =
        new WrittenCampaign(folder.resolve("methods"), Instant.EPOCH)
            .variant("own", 8, launch -> times(1200, launch))
            .variant("library", 8, launch -> times(1000, launch))
            .write(LAUNCHES);
    CellContrast contrast =
        new CellContrast(
            new ContrastSide("org.example.Variants.own", Map.of()),
            new ContrastSide("org.example.Variants.library", Map.of()));
    PlannedCampaign.of(directory, Manifests.ofContrast(LAUNCHES, contrast));

    assertThat(
            new GuidelineOverviewPicture()
                .of(ReportDigest.of(CampaignAnalysis.of(directory)))
                .get(0)
                .plot()
                .series())
        .containsExactly("own", "library");
  }

  @Test
  void aGuidelineThatHoldsHasNoPicture() {
    ReportDigest holds = checked("1", "4");

    assertThat(GuidelineCheck.ofPlanned(holds.analysis()).tests()).hasSize(2);
    assertThat(new GuidelineOverviewPicture().of(holds)).isEmpty();
    assertThat(new GuidelineFocusPicture().of(holds)).isEmpty();
  }

  @Test
  void aCampaignThatChecksNothingHasNoGuidelines() {
    assertThat(GuidelineCheck.ofPlanned(CampaignAnalysis.of(measured())).tests()).isEmpty();
  }

  /** A campaign that was planned to check that the left side is not slower. */
  private ReportDigest checked(String left, String right) {
    CellContrast contrast = new CellContrast(side(left), side(right));
    CampaignDirectory directory = measured();
    PlannedCampaign.of(directory, Manifests.ofContrast(LAUNCHES, contrast));
    return ReportDigest.of(CampaignAnalysis.of(directory));
  }

  private static ContrastSide side(String chunks) {
    return new ContrastSide("org.example.Sum.allreduce", Map.of("chunks", List.of(chunks)));
  }

  private CampaignDirectory measured() {
    return new WrittenCampaign(folder.resolve("campaign"), Instant.EPOCH)
        .cell(8, "1", launch -> times(1000, launch))
        .cell(8, "4", launch -> times(1200, launch))
        .cell(1024, "1", launch -> times(2000, launch))
        .cell(1024, "4", launch -> times(2000, launch))
        .write(LAUNCHES);
  }

  private static long[] times(long from, int launch) {
    return LongStream.range(0, 50).map(i -> from + 2L * launch + i % 7).toArray();
  }

  private static void isDrawn(Drawing drawing) {
    assertThat(PlotSvg.inline(drawing.plot(), "a", drawing.caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
  }
}

package org.tutti.figures.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.figures.Pictures;
import org.tutti.figures.page.ExportedTexts;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;
import org.tutti.stats.hypothesis.Alternative;

class CampaignPicturesTest {
  @TempDir Path folder;

  @Test
  void launchesOfManyCellsAreThinned() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("many"), Instant.EPOCH);
    for (int size = 1; size <= 700; size++) {
      campaign.variant("a", size, launch -> new long[] {1000 + launch, 1000 + launch});
    }
    ReportDigest digest = ReportDigest.of(CampaignAnalysis.of(campaign.write(3)));

    assertThat(new RunTimePicture().of(digest))
        .singleElement()
        .satisfies(this::isDrawn)
        .satisfies(drawing -> assertThat(drawing.caption()).contains("Of one cell in 3 only."))
        .satisfies(
            drawing ->
                assertThat(drawing.plot().layers())
                    .filteredOn(layer -> layer.geom().equals("point"))
                    .anySatisfy(layer -> assertThat(layer.data().size()).isEqualTo(234 * 3)));
  }

  @Test
  void oneLaunchIsDrawn() {
    ReportDigest digest = digest(1);

    for (Picture<ReportDigest> picture : Pictures.OF_CAMPAIGN) {
      picture.of(digest).forEach(this::isDrawn);
    }
  }

  @Test
  void namesOfComparisonsDoNotCoverTheLineAtOne() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("three"), Instant.EPOCH);
    for (long size : new long[] {8, 1024}) {
      campaign
          .baseline("library", size, launch -> new long[] {1000 + launch, 1000})
          .variant("slow", size, launch -> new long[] {1500 + launch, 1500})
          .variant("slower", size, launch -> new long[] {2500 + launch, 2500});
    }

    Drawing drawing =
        new ForestPicture().of(ReportDigest.of(CampaignAnalysis.of(campaign.write(7)))).get(0);

    isDrawn(drawing);
    PlotData lines = drawing.plot().layers().get(0).data();
    PlotData names = drawing.plot().layers().get(1).data();
    assertThat(names.numbers("place")).containsExactly(0.0, -3.0);
    assertThat(lines.numbers("from")).containsExactly(-0.6, -3.6);
    assertThat(lines.numbers("to")).containsExactly(-2.4, -5.4);
  }

  @Test
  void launchesOfBothSidesHaveAsterisks() {
    CampaignAnalysis analysis =
        CampaignAnalysis.of(
            new WrittenCampaign(folder.resolve("sides"), Instant.EPOCH)
                .cell(8, "1", launch -> new long[] {1000 + launch, 1000 + launch})
                .cell(8, "4", launch -> new long[] {1500 + launch, 1500 + launch})
                .cell(64, "1", launch -> new long[] {2000 + 9 * launch % 5, 2000})
                .cell(64, "4", launch -> new long[] {2000 + 7 * launch % 5, 2000})
                .write(12));
    CampaignComparison comparison =
        CampaignComparison.of(
            Side.of(analysis, "chunks", "1"),
            Side.of(analysis, "chunks", "4"),
            true,
            false,
            ComparisonOptions.DEFAULT.with(Alternative.LESS));

    List<Drawing> drawings = new ComparedLaunchesPicture().of(comparison);

    assertThat(drawings).singleElement().satisfies(this::isDrawn);
    PlotData stars = drawings.get(0).plot().layers().get(4).data();
    assertThat(stars.row(0).get(2)).isEqualTo("***");
    assertThat(stars.row(1).get(2)).isEqualTo("");
    assertThat(drawings.get(0).caption())
        .contains("one-sided: A takes less time than B")
        .endsWith("Wilcoxon's test of all launches, not corrected, gives the same.");
  }

  /** Sizes that adaptive sizes add lie close together. */
  @Test
  void boxesOfOneSizeDoNotReachThoseOfAnother() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("near"), Instant.EPOCH);
    for (long size : new long[] {0, 1024, 1030, 65_536}) {
      campaign
          .cell(size, "1", launch -> new long[] {1000 + launch, 1000})
          .cell(size, "4", launch -> new long[] {1500 + launch, 1500});
    }
    CampaignAnalysis analysis = CampaignAnalysis.of(campaign.write(3));
    CampaignComparison comparison =
        CampaignComparison.of(
            Side.of(analysis, "chunks", "1"),
            Side.of(analysis, "chunks", "4"),
            true,
            false,
            ComparisonOptions.DEFAULT);

    PlotData boxes =
        new ComparedLaunchesPicture()
            .of(comparison).get(0).plot().layers().stream()
                .filter(layer -> layer.geom().equals("rect"))
                .findFirst()
                .orElseThrow()
                .data();

    double[] left = boxes.numbers("left").toArray();
    double[] right = boxes.numbers("right").toArray();
    assertThat(left).hasSize(8);
    for (int next = 1; next < left.length; next++) {
      assertThat(left[next]).isGreaterThan(right[next - 1]);
    }
  }

  private ReportDigest digest(int launches) {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("c" + launches), Instant.EPOCH);
    Random random = new Random(1);
    for (long msize : new long[] {0, 1024, 65_536}) {
      for (String chunks : new String[] {"1", "4"}) {
        long base = 400 + msize / 10 + 100 * chunks.length() * Integer.parseInt(chunks);
        campaign.cell(
            msize,
            chunks,
            launch ->
                LongStream.range(0, 50)
                    .map(any -> base + launch + Math.round(10 * random.nextGaussian()))
                    .toArray());
      }
    }
    return ReportDigest.of(CampaignAnalysis.of(campaign.write(launches)));
  }

  private void isDrawn(Drawing drawing) {
    ExportedTexts.check(drawing.measured("Measured: 7 launches."));
    assertThat(PlotSvg.inline(drawing.plot(), "a", drawing.caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
  }
}

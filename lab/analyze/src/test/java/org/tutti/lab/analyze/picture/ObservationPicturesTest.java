package org.tutti.lab.analyze.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.page.ExportedTexts;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.picture.PictureOptions;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

/** Pictures of single observations, which no page has. */
class ObservationPicturesTest {
  @TempDir Path folder;

  @Test
  void extremesHaveTwoLinesAndTheMeans() {
    List<Drawing> drawings = new ExtremesPicture().of(SampleDigest.of(folder, 3));

    assertThat(drawings).hasSize(2).allSatisfy(this::isDrawn);
    PlotData lines = drawings.get(0).plot().layers().get(0).data();
    PlotData means = drawings.get(0).plot().layers().get(1).data();
    assertThat(means.size()).isEqualTo(3);
    for (int size = 0; size < means.size(); size++) {
      double mean = (double) means.row(size).get(1);
      assertThat((double) lines.row(2 * size).get(1)).isLessThan(mean);
      assertThat((double) lines.row(2 * size + 1).get(1)).isGreaterThan(mean);
    }
  }

  @Test
  void runTimesOverTimeHaveMeansAndMediansOfBins() {
    CampaignAnalysis analysis =
        CampaignAnalysis.of(
            new WrittenCampaign(folder.resolve("drift"), Instant.EPOCH)
                .variant("a", 8, launch -> LongStream.range(0, 400).map(i -> 1000 + i).toArray())
                .write(7));

    List<Drawing> drawings = new OverTimePicture(4).of(ReportDigest.of(analysis));

    assertThat(drawings).singleElement().satisfies(this::isDrawn);
    PlotData points = drawings.get(0).plot().layers().get(2).data();
    assertThat(points.size()).isEqualTo(2 * 4);
    assertThat(points.row(0).subList(0, 2)).containsExactly(50.0, 1.0495);
    assertThat(points.row(3).subList(0, 2)).containsExactly(350.0, 1.3495);
    assertThat(new OverTimePicture(300).of(ReportDigest.of(analysis)))
        .as("fewer than two observations in a bin")
        .isEmpty();
  }

  @Test
  void histogramsOfOneSizeShareTheirBinsAndHaveMeans() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("pinned"), Instant.EPOCH);
    for (String variant : List.of("bound", "free")) {
      campaign.variant(variant, 8, launch -> times(variant.hashCode() + launch));
      campaign.variant(variant, 64, launch -> times(variant.hashCode() - launch));
    }
    List<Drawing> drawings =
        new HistogramsPicture().of(ReportDigest.of(CampaignAnalysis.of(campaign.write(2))));
    assertThat(drawings).extracting(Drawing::heading).anyMatch(heading -> heading.endsWith("64 B"));
    assertThat(drawings)
        .hasSize(2)
        .allSatisfy(
            drawing -> {
              assertThat(drawing.plot().series()).containsExactly("bound", "free");
              PlotData bins = drawing.plot().layers().get(0).data();
              int half = bins.size() / 2;
              assertThat(bins.numbers("left").limit(half).toArray())
                  .containsExactly(bins.numbers("left").skip(half).toArray());
              assertThat(bins.numbers("high").limit(half).sum()).isCloseTo(100, within(1e-9));
              assertThat(bins.numbers("high").skip(half).sum()).isCloseTo(100, within(1e-9));
              assertThat(drawing.plot().layers().get(1).data().size()).isEqualTo(2);
            });
  }

  @Test
  void oneLaunchIsDrawn() {
    ReportDigest digest = SampleDigest.of(folder, 1);

    for (Picture<ReportDigest> picture :
        new AnalysisPictures().ofCampaign(PictureOptions.DEFAULT)) {
      picture.of(digest).forEach(this::isDrawn);
    }
  }

  private static long[] times(int seed) {
    Random random = new Random(seed);
    return random.longs(100, 1000, 1100).toArray();
  }

  private void isDrawn(Drawing drawing) {
    ExportedTexts.check(drawing.measured("Measured: 7 launches."));
    assertThat(PlotSvg.inline(drawing.plot(), "a", drawing.caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
  }
}

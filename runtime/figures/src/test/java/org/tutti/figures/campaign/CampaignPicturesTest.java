package org.tutti.figures.campaign;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.explore.CellGroup;
import org.tutti.analysis.explore.ScalingPoint;
import org.tutti.analysis.explore.ScalingStudy;
import org.tutti.figures.Pictures;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellKey;
import org.tutti.report.ReportDigest;
import org.tutti.stats.model.ScalingModel;

class CampaignPicturesTest {
  @TempDir Path folder;

  @Test
  void spreadQuantilesAndLatencyAreDrawn() {
    ReportDigest digest = digest(7);

    assertThat(new SpreadPicture().of(digest)).singleElement().satisfies(this::isDrawn);
    assertThat(new QuantilePicture().of(digest)).hasSize(3).allSatisfy(this::isDrawn);
    assertThat(new LatencyPicture().of(digest))
        .hasSize(2)
        .allSatisfy(this::isDrawn)
        .allSatisfy(drawing -> assertThat(drawing.caption()).startsWith("Model: "));
  }

  @Test
  void launchesOfManyCellsAreThinned() {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("many"), Instant.EPOCH);
    for (int size = 1; size <= 700; size++) {
      campaign.variant("a", size, launch -> new long[] {1000 + launch, 1000 + launch});
    }
    ReportDigest digest = ReportDigest.of(CampaignAnalysis.of(campaign.write(3)));

    for (Picture<ReportDigest> picture : List.of(new RunTimePicture(), new SpreadPicture())) {
      assertThat(picture.of(digest))
          .singleElement()
          .satisfies(this::isDrawn)
          .satisfies(drawing -> assertThat(drawing.caption()).contains("Of one cell in 3 only."))
          .satisfies(
              drawing ->
                  assertThat(drawing.plot().layers())
                      .filteredOn(layer -> layer.geom().equals("point"))
                      .anySatisfy(layer -> assertThat(layer.data().size()).isEqualTo(234 * 3)));
    }
  }

  @Test
  void whatNeedsMoreThanOneLaunchOrOtherDataIsNotDrawn() {
    ReportDigest digest = digest(1);

    assertThat(new SpreadPicture().of(digest)).isEmpty();
    assertThat(new QuantilePicture().of(digest)).isEmpty();
    assertThat(new ScalingPicture().of(digest)).isEmpty();
    assertThat(new RankPicture().of(digest)).isEmpty();
    for (Picture<ReportDigest> picture : Pictures.OF_CAMPAIGN) {
      picture.of(digest).forEach(this::isDrawn);
    }
  }

  @Test
  void ranksThatDifferAreDrawnWithTheirTest() {
    CampaignAnalysis analysis =
        CampaignAnalysis.of(
            new WrittenCampaign(folder.resolve("ranks"), Instant.EPOCH)
                .variant("a", 8, launch -> new long[] {1000 + launch, 1000 + launch})
                .allRanks(0.5)
                .write(7));

    assertThat(new RankPicture().of(ReportDigest.of(analysis)))
        .singleElement()
        .satisfies(this::isDrawn)
        .satisfies(
            drawing ->
                assertThat(drawing.caption()).contains("p < 0.0001").contains("the ranks differ"))
        .satisfies(
            drawing ->
                assertThat(drawing.plot().layers().get(1).data().row(1))
                    .containsExactly(1.0, 1.506));
  }

  @Test
  void scalingStatesItsBaseAndItsBounds() {
    Drawing drawing = ScalingPicture.drawing(scaling(), "Sum.allreduce, 8 B");

    isDrawn(drawing);
    assertThat(drawing.plot().series()).containsExactly("ideal", "Amdahl", "with overhead");
    assertThat(drawing.caption())
        .contains("Base of speedups: 0.800 us with 1 process; with 8 they are 4.00 times as fast.");
  }

  /** The figures of a campaign as if they had been measured with 1, 2, 4, and 8 processes. */
  private ScalingStudy scaling() {
    List<ScalingPoint> points = new ArrayList<>();
    double[] times = {800, 450, 280, 200};
    for (int i = 0; i < times.length; i++) {
      long time = Math.round(times[i]);
      CellFigures cell =
          CampaignAnalysis.of(
                  new WrittenCampaign(folder.resolve("p" + i), Instant.EPOCH)
                      .variant("a", 8, launch -> new long[] {time, time})
                      .write(7))
              .cells()
              .get(0);
      CellKey key = new CellKey("a", "ALLREDUCE", 8, 1 << i, Map.of());
      CellFigures measured =
          new CellFigures(key, cell.treatment(), cell.settings(), cell.launches());
      points.add(new ScalingPoint(measured, points.isEmpty() ? measured : points.get(0).cell()));
    }
    return new ScalingStudy(
        CellGroup.of(points.get(0).cell()),
        points,
        Optional.of(ScalingModel.of(new double[] {1, 2, 4, 8}, times)));
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
    assertThat(PlotSvg.inline(drawing.plot(), "a", drawing.caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
  }
}

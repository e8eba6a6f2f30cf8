package org.tutti.lab.analyze.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.analysis.CellFigures;
import org.tutti.analysis.CellGroup;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.figures.page.ExportedTexts;
import org.tutti.figures.page.ReportPage;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.lab.analyze.ScalingPoint;
import org.tutti.lab.analyze.ScalingStudy;
import org.tutti.lab.analyze.model.ScalingModel;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellKey;
import org.tutti.report.cell.ReportDigest;

class AnalysisPicturesTest {
  @TempDir Path folder;

  @Test
  void spreadQuantilesAndLatencyAreDrawn() {
    ReportDigest digest = SampleDigest.of(folder, 7);

    assertThat(new SpreadPicture().of(digest)).singleElement().satisfies(this::isDrawn);
    assertThat(new QuantilePicture().of(digest))
        .hasSize(6)
        .allSatisfy(this::isDrawn)
        .anySatisfy(drawing -> assertThat(drawing.heading()).contains("intercept"))
        .anySatisfy(drawing -> assertThat(drawing.caption()).contains("Welch"));
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

    assertThat(new SpreadPicture().of(digest))
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
  void whatNeedsMoreThanOneLaunchOrOtherDataIsNotDrawn() {
    ReportDigest digest = SampleDigest.of(folder, 1);

    assertThat(new SpreadPicture().of(digest)).isEmpty();
    assertThat(new QuantilePicture().of(digest)).isEmpty();
    assertThat(new ScalingPicture(Optional.empty()).of(digest)).isEmpty();
    assertThat(new RankPicture().of(digest)).isEmpty();
    assertThat(new LatencyPicture().of(digest)).isNotEmpty().allSatisfy(this::isDrawn);
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
                assertThat(drawing.plot().layers().get(2).data().row(1))
                    .containsExactly(0.75, 1.506, 1.25, "rank"));
  }

  @Test
  void scalingStatesItsBaseAndItsBounds() {
    Drawing drawing = ScalingPicture.drawing(scaling("strong"), "Sum.allreduce, 8 B");

    isDrawn(drawing);
    assertThat(drawing.plot().series())
        .containsExactly("ideal (strong)", "Amdahl", "with overhead");
    assertThat(drawing.caption())
        .contains("Base of speedups: 0.800 us with 1 process; with 8 they are 4.00 times as fast.");
  }

  @Test
  void speedupsAreOnTheBoundsOfTheDeclaredKind() {
    Drawing drawing = ScalingPicture.speedups(scaling("strong"), "Speedup");

    isDrawn(drawing);
    PlotData points = drawing.plot().layers().get(drawing.plot().layers().size() - 1).data();
    assertThat(points.row(3)).containsExactly(8.0, 4.0);
    PlotData bounds = drawing.plot().layers().get(0).data();
    assertThat(bounds.row(bounds.size() - 3)).containsExactly(8.0, 8.0, "ideal (strong)");
    PlotData intervals = drawing.plot().layers().get(1).data();
    assertThat(intervals.numbers("processes")).as("not the base").containsExactly(2.0, 4.0, 8.0);
  }

  /** A bound that is 0 has no place on the axis, and a reader learns why it is missing. */
  @Test
  void aBoundThatVanishesIsSaidTo() {
    ScalingStudy shared = scaling("strong");
    ScalingStudy growing =
        new ScalingStudy(
            shared.group(),
            shared.work(),
            shared.points(),
            Optional.of(new ScalingModel(0, 0, 100, List.of(0.0, 0.0, 0.0, 0.0))));
    for (Drawing drawing :
        List.of(
            ScalingPicture.drawing(growing, "Run-time"),
            ScalingPicture.speedups(growing, "Speedup"))) {
      isDrawn(drawing);
      assertThat(drawing.plot().series()).containsExactly("ideal (strong)", "with overhead");
      assertThat(drawing.caption()).contains("Amdahl's bound is 0 and not drawn");
    }
  }

  /** 0.8 us of one process; 8 processes do 64 times the work, so 8 times 0.8 us at best. */
  @Test
  void aFunctionOfWeakScalingIsNamedAndDrawn() {
    ScalingStudy study = scaling("weak:p*p");
    Drawing times = ScalingPicture.drawing(study, "Run-time");
    Drawing speedups = ScalingPicture.speedups(study, "Speedup");

    isDrawn(times);
    isDrawn(speedups);
    assertThat(times.plot().series()).containsExactly("ideal (weak:p*p)");
    assertThat(times.caption())
        .contains("with 8 they are 256 times as fast, for 64.0 times the work.")
        .contains("the work of all p processes is declared to be p*p")
        .contains("The other bounds are for constant work.");
    PlotData ofTimes = times.plot().layers().get(0).data();
    double base = (double) ofTimes.row(0).get(1);
    assertThat((double) ofTimes.row(ofTimes.size() - 1).get(1)).isCloseTo(8 * base, within(1e-9));
    PlotData ofSpeedups = speedups.plot().layers().get(0).data();
    assertThat((double) ofSpeedups.row(ofSpeedups.size() - 1).get(1)).isCloseTo(8, within(1e-9));
  }

  /** The figures of a campaign as if they had been measured with 1, 2, 4, and 8 processes. */
  private ScalingStudy scaling(String declared) {
    ScaledWork work = new ScaledWork(declared);
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
      points.add(
          new ScalingPoint(
              measured,
              points.isEmpty() ? measured : points.get(0).cell(),
              work.at(1 << i) / work.at(1)));
    }
    return new ScalingStudy(
        CellGroup.of(points.get(0).cell()),
        Optional.of(work),
        points,
        Optional.of(ScalingModel.of(new double[] {1, 2, 4, 8}, times))
            .filter(model -> work.isStrong()));
  }

  @Test
  void whatFewLaunchesAndSizesDoNotTellIsLeftOutOfThePage() {
    WrittenCampaign few = new WrittenCampaign(folder.resolve("few"), Instant.EPOCH);
    WrittenCampaign many = new WrittenCampaign(folder.resolve("many"), Instant.EPOCH);
    for (int size = 1; size <= 1 << 12; size *= 8) {
      int time = 1000 + size;
      if (size < 1 << 9) {
        few.variant("a", size, launch -> times(time + launch));
      }
      many.variant("a", size, launch -> times(time + launch));
    }

    assertThat(page(few.write(3))).doesNotContain("Spread over launches", "Latency and bandwidth");
    assertThat(page(many.write(6))).contains("Spread over launches", "Latency and bandwidth");
  }

  private static String page(CampaignDirectory campaign) {
    return ReportPage.of(List.of(ReportDigest.of(CampaignAnalysis.of(campaign))));
  }

  private static long[] times(int from) {
    return IntStream.range(0, 60).mapToLong(i -> from + i % 7).toArray();
  }

  private void isDrawn(Drawing drawing) {
    ExportedTexts.check(drawing.measured("Measured: 7 launches."));
    assertThat(PlotSvg.inline(drawing.plot(), "a", drawing.caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
  }
}

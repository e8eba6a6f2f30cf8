package org.tutti.figures.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
import org.tutti.analysis.compare.CampaignComparison;
import org.tutti.analysis.compare.ComparisonOptions;
import org.tutti.analysis.compare.Side;
import org.tutti.analysis.explore.CellGroup;
import org.tutti.analysis.explore.ScalingPoint;
import org.tutti.analysis.explore.ScalingStudy;
import org.tutti.analysis.reproduce.Reproducibility;
import org.tutti.annotations.syntax.ScaledWork;
import org.tutti.figures.Pictures;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.launch.CellKey;
import org.tutti.report.ReportDigest;
import org.tutti.stats.hypothesis.Alternative;
import org.tutti.stats.model.ScalingModel;

class CampaignPicturesTest {
  @TempDir Path folder;

  @Test
  void spreadQuantilesAndLatencyAreDrawn() {
    ReportDigest digest = digest(7);

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
    assertThat(new ScalingPicture(Optional.empty()).of(digest)).isEmpty();
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
        .contains("the work of all p processes is declared to be p*p");
    PlotData ofTimes = times.plot().layers().get(0).data();
    double base = (double) ofTimes.row(0).get(1);
    assertThat((double) ofTimes.row(ofTimes.size() - 1).get(1)).isCloseTo(8 * base, within(1e-9));
    PlotData ofSpeedups = speedups.plot().layers().get(0).data();
    assertThat((double) ofSpeedups.row(ofSpeedups.size() - 1).get(1)).isCloseTo(8, within(1e-9));
  }

  @Test
  void extremesHaveTwoLinesAndTheMeans() {
    List<Drawing> drawings = new ExtremesPicture().of(digest(3));

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

  @Test
  void trialsAreDividedByTheLeast() {
    CellKey small = new CellKey("org.example.Sum.allreduce", "ALLREDUCE", 8, 2, Map.of());
    CellKey large = new CellKey("org.example.Sum.allreduce", "ALLREDUCE", 64, 2, Map.of());
    List<Reproducibility> cells =
        List.of(
            new Reproducibility(small, Optional.empty(), new double[] {110, 100, 120}),
            new Reproducibility(large, Optional.empty(), new double[] {200, 210, 205}));

    List<Drawing> drawings = new TrialsPicture().of(cells);

    assertThat(drawings).singleElement().satisfies(this::isDrawn);
    PlotData trials = drawings.get(0).plot().layers().get(4).data();
    assertThat(trials.numbers("ratio")).containsExactly(1.1, 1.0, 1.2, 1.0, 1.05, 1.025);
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

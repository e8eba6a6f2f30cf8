package org.tutti.figures.cell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.Pictures;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.Layer;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.campaign.WrittenCampaign.RunTimes;

class CellPicturesTest {
  @TempDir Path folder;

  @Test
  void allAreDrawn() {
    CellView cell = cell(launch -> normal(launch, 200), 7);

    for (Picture<CellView> picture : Pictures.OF_CELL) {
      assertThat(picture.of(cell)).as(picture.name()).isNotEmpty().allSatisfy(this::isDrawn);
    }
  }

  @Test
  void launchesHaveMeansBesideMedians() {
    Drawing drawing =
        new LaunchPicture().of(cell(launch -> new long[] {1000, 1000, 1300, 1000, 1100}, 2)).get(0);

    Layer points = drawing.plot().layers().get(drawing.plot().layers().size() - 1);
    // 1300 is an outlier.
    assertThat(points.data().row(0)).containsExactly(0.85, 1.0, "median");
    assertThat(points.data().row(1).subList(1, 3)).containsExactly(1.025, "mean");
    assertThat(drawing.caption()).contains("Student's t");
  }

  @Test
  void normalizationAndSampleMeansAreOnOneScale() {
    CellView cell = cell(launch -> normal(launch, 200), 20);
    List<Drawing> normalized = new NormalizationPicture().of(cell);
    List<Drawing> means = new SampleMeansPicture().of(cell);

    assertThat(normalized.get(1).plot().series())
        .containsExactly("observations", "logarithms", "means of 10", "means of 100");
    assertThat(means.get(1).plot().series())
        .containsExactly("n = 10", "n = 30", "n = 100", "n = 500");
    for (Drawing quantiles : List.of(normalized.get(1), means.get(1))) {
      // What is normal lies on the line: the middle half within a small part of a deviation.
      PlotData data = quantiles.plot().layers().get(1).data();
      for (int i = 0; i < data.size(); i++) {
        double normal = (double) data.row(i).get(0);
        if (Math.abs(normal) < 0.7) {
          assertThat((double) data.row(i).get(1)).isCloseTo(normal, within(0.4));
        }
      }
    }
  }

  @Test
  void meansOfFewObservationsOfTwoModesAreNotNormal() {
    CellView cell =
        cell(
            launch -> {
              Random random = new Random(launch);
              return random
                  .doubles(1000)
                  .mapToLong(u -> (u < 0.75 ? 1000 : 2000) + random.nextInt(20))
                  .toArray();
            },
            5);

    String caption = new SampleMeansPicture().of(cell).get(0).caption();

    assertThat(caption).containsPattern("n = 10: r = 0\\.9\\d+, p < 0\\.0001");
    assertThat(caption).doesNotContainPattern("n = 500: r = [\\d.]+, p < 0\\.0001");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 25})
  void constantOrZeroTimesAreDrawn(int observations) {
    for (long time : new long[] {0, 1000}) {
      long[] times = new long[observations];
      Arrays.fill(times, time);
      CellView cell = cell(launch -> times, 1);

      Pictures.OF_CELL.forEach(picture -> picture.of(cell).forEach(this::isDrawn));
    }
  }

  @Test
  void oneLaunchHasNoViolinOfOnePointAndNoLaunchFactor() {
    CellView cell = cell(launch -> new long[] {1000}, 1);

    assertThat(new ViolinPicture().of(cell))
        .singleElement()
        .satisfies(drawing -> assertThat(drawing.caption()).startsWith("No violin"));
    assertThat(new LaunchPicture().of(cell)).isEmpty();
  }

  @Test
  void histogramNamesBothModes() {
    CellView cell =
        cell(
            launch -> {
              long[] times = normal(launch, 200);
              for (int i = 0; i < 100; i++) {
                times[i] += 1000;
              }
              return times;
            },
            3);

    assertThat(new HistogramPicture().of(cell))
        .singleElement()
        .satisfies(drawing -> assertThat(drawing.caption()).contains(" us with 50 %, "));
  }

  @Test
  void captionSaysThatObservationsAreThinned() {
    CellView cell = cell(launch -> normal(launch, 10_000), 1);

    assertThat(new SequencePicture().of(cell).get(0).caption())
        .contains("One observation in 5 is drawn");
  }

  private void isDrawn(Drawing drawing) {
    assertThat(PlotSvg.inline(drawing.plot(), "a", drawing.caption()))
        .startsWith("<svg")
        .doesNotContain("NaN", "Infinity", "rror building plot");
  }

  private CellView cell(RunTimes times, int launches) {
    return new CellView(
        "cell",
        CampaignAnalysis.of(
                new WrittenCampaign(folder.resolve("campaign" + times.hashCode()), Instant.EPOCH)
                    .variant("a", 8, times)
                    .write(launches))
            .samples()
            .get(0));
  }

  private static long[] normal(int seed, int n) {
    Random random = new Random(seed);
    return random
        .doubles(n)
        .mapToLong(any -> Math.round(1000 + 20 * random.nextGaussian()))
        .toArray();
  }
}

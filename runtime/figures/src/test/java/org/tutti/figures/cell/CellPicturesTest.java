package org.tutti.figures.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
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

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 25})
  void constantTimesAndZerosAreDrawn(int observations) {
    for (int zeros : new int[] {0, observations / 3}) {
      long[] times = new long[observations];
      Arrays.fill(times, zeros, observations, 1000);
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

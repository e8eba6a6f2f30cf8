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
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.campaign.WrittenCampaign.RunTimes;

class CellPicturesTest {
  @TempDir Path folder;

  @Test
  void allAreDrawn() {
    CellView cell = cell(launch -> normal(launch, 200), 7);

    for (Picture<CellView> picture : Pictures.OF_CELL) {
      assertThat(picture.of(cell)).as(picture.name()).singleElement().satisfies(this::isDrawn);
    }
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
        .contains("one in 5 is drawn, evenly thinned");
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

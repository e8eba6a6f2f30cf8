package org.tutti.lab.analyze.picture;

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
import org.tutti.figures.cell.CellView;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.picture.Picture;
import org.tutti.figures.plot.PlotData;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.records.campaign.WrittenCampaign.RunTimes;

class NormalPicturesTest {
  private static final List<Picture<CellView>> ALL = new AnalysisPictures().ofCell();

  @TempDir Path folder;

  @Test
  void allAreDrawn() {
    CellView cell = cell(launch -> normal(launch, 200), 7);

    for (Picture<CellView> picture : ALL) {
      assertThat(picture.of(cell)).as(picture.name()).isNotEmpty().allSatisfy(this::isDrawn);
    }
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
  void constantTimesAndZerosAreDrawn(int observations) {
    for (int zeros : new int[] {0, observations / 3}) {
      long[] times = new long[observations];
      Arrays.fill(times, zeros, observations, 1000);
      CellView cell = cell(launch -> times, 1);

      ALL.forEach(picture -> picture.of(cell).forEach(this::isDrawn));
    }
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

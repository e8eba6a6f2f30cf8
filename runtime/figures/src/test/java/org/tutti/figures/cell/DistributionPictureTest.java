package org.tutti.figures.cell;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.figures.picture.Drawing;
import org.tutti.figures.plot.PlotSvg;
import org.tutti.records.campaign.WrittenCampaign;
import org.tutti.report.cell.ReportDigest;

class DistributionPictureTest {
  @TempDir Path folder;

  @Test
  void variantsOfOneSizeStandBesideEachOtherWithTheirNames() {
    Drawing drawing = drawn(new String[] {"cold", "warm"}, 7).get(0);

    assertThat(drawing.plot().x().labels()).containsExactly("cold", "warm");
    assertThat(drawing.caption()).startsWith("Violins: ").contains("95 % interval by ranks");
    assertThat(PlotSvg.file(drawing.plot()))
        .contains(">cold<", ">warm<")
        .doesNotContain("NaN", "rror building plot");
  }

  @Test
  void cellsOfOneBenchmarkAreCalledByWhatDiffers() {
    WrittenCampaign campaign =
        new WrittenCampaign(folder.resolve("chunks"), Instant.EPOCH)
            .cell(8, "1", launch -> times(launch))
            .cell(8, "4", launch -> times(launch));

    assertThat(
            new DistributionPicture().of(ReportDigest.of(CampaignAnalysis.of(campaign.write(2)))))
        .singleElement()
        .satisfies(
            drawing -> {
              assertThat(drawing.plot().x().name()).isEqualTo("chunks");
              assertThat(drawing.plot().x().labels()).containsExactly("1", "4");
            });
  }

  @Test
  void namesThatAreTooLongAreNumbered() {
    String name = "aMethodWithANameThatIsLongerThanAViolin";
    Drawing drawing = drawn(new String[] {name + "A", name + "B"}, 2).get(0);

    assertThat(drawing.plot().x().labels()).containsExactly("1", "2");
    assertThat(drawing.caption())
        .contains(" 1: " + name + "A; 2: " + name + "B.")
        .doesNotContain("interval by ranks");
  }

  @Test
  void thoseForWhichThereIsNoRoomAreCounted() {
    String[] variants = new String[35];
    for (int i = 0; i < variants.length; i++) {
      variants[i] = "v" + i;
    }

    assertThat(drawn(variants, 1))
        .singleElement()
        .satisfies(
            drawing -> assertThat(drawing.caption()).endsWith(" 3 further cells are not drawn."));
  }

  @Test
  void aSingleVariantStandsBesideNothing() {
    assertThat(drawn(new String[] {"alone"}, 2)).isEmpty();
  }

  private List<Drawing> drawn(String[] variants, int launches) {
    WrittenCampaign campaign = new WrittenCampaign(folder.resolve("campaign"), Instant.EPOCH);
    for (String variant : variants) {
      campaign.variant(variant, 8, launch -> times(variant.hashCode() + launch));
    }
    return new DistributionPicture()
        .of(ReportDigest.of(CampaignAnalysis.of(campaign.write(launches))));
  }

  private static long[] times(int seed) {
    Random random = new Random(seed);
    return random.longs(100, 1000, 1100).toArray();
  }
}

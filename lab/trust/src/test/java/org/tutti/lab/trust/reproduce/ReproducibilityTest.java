package org.tutti.lab.trust.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;
import org.tutti.stats.summary.Quartiles;

class ReproducibilityTest {
  @TempDir private Path path;

  @Test
  void eachTrialIsOneValueNormalizedByTheSmallest() {
    List<Reproducibility> cells = Reproducibility.of(List.of(trial("one", 3), trial("two", 1)));

    // Launch i of the sample has the median 1000 + 10 i + 2 in its first cell.
    assertThat(cells).hasSize(SampleCampaign.CELLS);
    assertThat(cells.get(0).values()).containsExactly(1022, 1012);
    assertThat(Quartiles.of(cells.get(0).normalized()).min()).isEqualTo(1);
    assertThat(Quartiles.of(cells.get(0).normalized()).max()).isEqualTo(1022.0 / 1012);
  }

  /** hunold2016, figures 12 a and b: what a suite itself prints. */
  @Test
  void theFigureOfASuiteIsItsOwn() {
    List<Reproducibility> cells =
        Reproducibility.of(List.of(suite("one", 1500, 1700), suite("two", 800)));

    assertThat(cells).hasSize(1);
    assertThat(cells.get(0).scheme()).contains(ProcessingScheme.PS7);
    assertThat(cells.get(0).values()).containsExactly(1600, 800);
    assertThat(Quartiles.of(cells.get(0).normalized()).max()).isEqualTo(2);
  }

  /** A campaign of a launch for each mean that the suite printed. */
  private CampaignAnalysis suite(String name, double... means) {
    CampaignDirectory directory = new CampaignDirectory(path.resolve(name));
    for (int launch = 1; launch <= means.length; launch++) {
      SampleCampaign.write(
          directory, launch, SampleCampaign.processed(ProcessingScheme.PS7, means[launch - 1]));
    }
    return CampaignAnalysis.of(directory);
  }

  private CampaignAnalysis trial(String name, int launches) {
    CampaignDirectory directory = new CampaignDirectory(path.resolve(name));
    SampleCampaign.write(directory, launches);
    return CampaignAnalysis.of(directory);
  }
}

package org.tutti.analysis.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.analysis.CampaignAnalysis;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.SampleCampaign;

class ReproducibilityTest {
  @TempDir private Path path;

  @Test
  void eachTrialIsOneValueNormalizedByTheLeast() {
    List<Reproducibility> cells = Reproducibility.of(List.of(trial("one", 3), trial("two", 1)));

    // Launch i of the sample has the median 1000 + 10 i + 2 in its first cell.
    assertThat(cells).hasSize(SampleCampaign.CELLS);
    assertThat(cells.get(0).values()).containsExactly(1022, 1012);
    assertThat(cells.get(0).normalized().min()).isEqualTo(1);
    assertThat(cells.get(0).normalized().max()).isEqualTo(1022.0 / 1012);
  }

  private CampaignAnalysis trial(String name, int launches) {
    CampaignDirectory directory = new CampaignDirectory(path.resolve(name));
    SampleCampaign.write(directory, launches);
    return CampaignAnalysis.of(directory);
  }
}

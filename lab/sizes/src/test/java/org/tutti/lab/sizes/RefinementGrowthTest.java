package org.tutti.lab.sizes;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.AdaptiveSizes;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.campaign.ManifestFile;
import org.tutti.records.campaign.Manifests;
import org.tutti.records.campaign.PlannedCampaign;
import org.tutti.records.campaign.SizeRule;
import org.tutti.records.campaign.SizeStage;
import org.tutti.records.campaign.WrittenCampaign;

class RefinementGrowthTest {
  private static final int LAUNCHES = 6;

  @TempDir private Path path;

  /** 1000 ns up to 32 B, 1500 ns above. */
  private Optional<Manifest> grown(int stages, Long... sizes) {
    TreeSet<Long> measured = new TreeSet<>(List.of(sizes));
    WrittenCampaign campaign = new WrittenCampaign(path, Instant.EPOCH);
    for (long size : measured) {
      long time = size > 32 ? 1500 : 1000;
      campaign.cell(size, "1", launch -> new long[] {time, time, time});
    }
    CampaignDirectory directory = campaign.write(stages * LAUNCHES);
    AdaptiveSizes planned = AdaptiveSizes.from(measured, new SizeRule(0.05, 16, 0, 1));
    for (int stage = 1; stage < stages; stage++) {
      planned = planned.plus(new SizeStage(stage * LAUNCHES + 1, measured));
    }
    PlannedCampaign.of(directory, Manifests.of(stages * LAUNCHES).with(planned));
    return new RefinementGrowth().grown(directory, ManifestFile.required(directory));
  }

  @Test
  void theIntervalsBesideASizeThatItsNeighborsDoNotPredictAreDivided() {
    Manifest longer = grown(1, 16L, 32L, 64L, 96L).orElseThrow();

    assertThat(longer.blocks()).isEqualTo(2 * LAUNCHES);
    assertThat(longer.adaptive().orElseThrow().sizes(LAUNCHES + 1)).contains(32L, 48L, 64L, 80L);
  }

  @Test
  void aJumpThatOneStageHasSeenIsMeasuredAgain() {
    Manifest longer = grown(1, 16L, 32L, 48L, 64L).orElseThrow();

    assertThat(longer.adaptive().orElseThrow().sizes(LAUNCHES + 1))
        .containsExactly(16L, 32L, 48L, 64L);
  }

  @Test
  void aJumpThatTwoStagesHaveSeenEndsTheCampaign() {
    assertThat(grown(2, 16L, 32L, 48L, 64L)).isEmpty();
  }
}

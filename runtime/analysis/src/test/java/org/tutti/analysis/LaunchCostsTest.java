package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.campaign.WrittenCampaign;

class LaunchCostsTest {
  @TempDir Path directory;

  /** The second rank of the fixture takes twice as long as the first. */
  @Test
  void theSlowestRankOfEachLaunchCounts() {
    List<LaunchCosts> times =
        CampaignAnalysis.of(campaign().startingUp(launch -> 100L * launch).write(3)).startUp();
    assertThat(times).containsExactly(new LaunchCosts(Treatment.ONLY, 3, 400, 200, 600, 300));
  }

  @Test
  void reductionsInJavaAreSummarizedLikewise() {
    List<LaunchCosts> costs =
        CampaignAnalysis.of(campaign().reducingInJava(launch -> 10L * launch).write(3)).upcalls();
    assertThat(costs).containsExactly(new LaunchCosts(Treatment.ONLY, 3, 40, 20, 60, 30));
  }

  @Test
  void nothingIsSaidOfAProviderWithoutInitialization() {
    CampaignAnalysis analysis = CampaignAnalysis.of(campaign().write(2));
    assertThat(analysis.startUp()).isEmpty();
    assertThat(analysis.upcalls()).isEmpty();
  }

  private WrittenCampaign campaign() {
    return new WrittenCampaign(directory, Instant.EPOCH)
        .variant("sum", 8, launch -> new long[] {1, 2, 3});
  }
}

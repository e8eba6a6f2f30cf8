package org.tutti.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.Treatment;
import org.tutti.records.campaign.WrittenCampaign;

class StartUpTimesTest {
  @TempDir Path directory;

  /** The second rank of the fixture takes twice as long as the first. */
  @Test
  void theSlowestRankOfEachLaunchCounts() {
    List<StartUpTimes> times =
        CampaignAnalysis.of(campaign().startingUp(launch -> 100L * launch).write(3)).startUp();
    assertThat(times).containsExactly(new StartUpTimes(Treatment.ONLY, 3, 400, 200, 600, 300));
  }

  @Test
  void nothingIsSaidOfAProviderWithoutInitialization() {
    assertThat(CampaignAnalysis.of(campaign().write(2)).startUp()).isEmpty();
  }

  private WrittenCampaign campaign() {
    return new WrittenCampaign(directory, Instant.EPOCH)
        .variant("sum", 8, launch -> new long[] {1, 2, 3});
  }
}

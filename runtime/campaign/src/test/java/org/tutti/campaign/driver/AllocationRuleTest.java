package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;

/** With two treatments. */
class AllocationRuleTest {
  private final AllocationRule rule = new AllocationRule(Instant.now().plusSeconds(1000));

  @TempDir private Path path;

  @Test
  void aBlockThatEndsBeforeTheJobIsStarted() {
    assertThat(rule.stop(progress(400))).isEmpty();
  }

  @Test
  void aBlockThatWouldOutlastTheJobIsLeftToTheNextOne() {
    assertThat(rule.stop(progress(501)))
        .hasValueSatisfying(why -> assertThat(why).contains("the batch system ends at"));
    assertThat(rule.interrupts()).isTrue();
  }

  private CampaignProgress progress(int launch) {
    return new CampaignProgress(
        new CampaignDirectory(path),
        Duration.ZERO,
        Duration.ZERO,
        1,
        Duration.ofSeconds(launch),
        2);
  }
}

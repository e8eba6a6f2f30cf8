package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.settings.LaunchTimeouts;

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

  @Test
  void rulesThatReachTheirAimPrecedeTheEndOfTheJob() {
    BudgetRule budget = new BudgetRule(Duration.ofHours(1));
    PrecisionRule precision = new PrecisionRule(0.02);
    DriverSettings settings =
        new DriverSettings(LaunchTimeouts.DEFAULT, 1, List.of(precision), true);
    assertThat(settings.plus(rule).after(List.of(budget)).rules())
        .containsExactly(budget, precision, rule);
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

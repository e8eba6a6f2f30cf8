package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tutti.records.campaign.CampaignDirectory;

/** With two treatments. */
class BudgetRuleTest {
  private final BudgetRule rule = new BudgetRule(Duration.ofSeconds(100));

  @TempDir private Path path;

  @Test
  void aBlockThatFitsIsStarted() {
    assertThat(rule.stop(progress(0, 0, 0))).isEmpty();
    assertThat(rule.stop(progress(0, 0, 20))).isEmpty();
    assertThat(rule.stop(progress(2, 60, 20))).isEmpty();
  }

  @Test
  void aBlockThatWouldExceedTheBudgetIsNot() {
    assertThat(rule.stop(progress(2, 61, 20)))
        .hasValueSatisfying(why -> assertThat(why).contains("budget").contains("used up"));
  }

  @Test
  void aBudgetForLessThanABlockIsRefused() {
    assertThatThrownBy(() -> rule.stop(progress(0, 0, 51)))
        .hasMessageStartingWith("[TUTTI-130]")
        .hasMessageContaining("nothing was started");
    assertThatThrownBy(() -> rule.stop(progress(1, 101, 50))).hasMessageStartingWith("[TUTTI-130]");
  }

  @Test
  void whatWasPreparedCountsButIsNoPartOfABlock() {
    assertThat(rule.stop(progress(1, 15, 60, 20))).isEmpty();
    assertThat(rule.stop(progress(1, 25, 66, 20))).isPresent();
    assertThat(rule.stop(progress(1, 25, 120, 50))).isPresent();
  }

  private CampaignProgress progress(int blocks, int elapsed, int launch) {
    return progress(blocks, 0, elapsed, launch);
  }

  private CampaignProgress progress(int blocks, int prepared, int elapsed, int launch) {
    return new CampaignProgress(
        new CampaignDirectory(path),
        Duration.ofSeconds(elapsed),
        Duration.ofSeconds(prepared),
        blocks,
        Duration.ofSeconds(launch),
        2);
  }
}

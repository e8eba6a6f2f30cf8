package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The stored launch is one that today's judge accepts, so that it goes all the way. */
class ValidatorWarmUpTest {
  @Test
  void theStoredLaunchCounts() {
    assertThat(ValidatorWarmUp.judge())
        .hasValueSatisfying(
            verdict -> {
              assertThat(verdict.succeeded()).as(verdict.reason()).isTrue();
              assertThat(verdict.cells()).isEqualTo(RankFixture.CELLS);
            });
  }
}

package org.tutti.campaign.driver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The stored launch must be valid, so that all of the validator is warmed up. */
class ValidatorWarmUpTest {
  @Test
  void theStoredLaunchCounts() {
    assertThat(ValidatorWarmUp.validate())
        .hasValueSatisfying(
            outcome -> {
              assertThat(outcome.succeeded()).as(outcome.reason()).isTrue();
              assertThat(outcome.cells()).isEqualTo(RankFixture.CELLS);
            });
  }
}

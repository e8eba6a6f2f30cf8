package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.CommandLineProblem;

class AdaptiveSizesCheckTest {
  @Test
  void roundsWithoutAnIntervalAreRefused() {
    CampaignPlan plan = CampaignPlan.builder().adaptiveSizes("1..1Ki*2").build();
    assertThatThrownBy(() -> AdaptiveSizesCheck.check(plan, 1))
        .hasMessageContaining(CommandLineProblem.SETTINGS_CONFLICT.identifier())
        .hasMessageContaining("launches(6)");
  }

  @Test
  void otherRulesForTheEndOfTheCampaignAreRefused() {
    CampaignPlan plan = CampaignPlan.builder().adaptiveSizes("1..1Ki*2").precision(0.02).build();
    assertThatThrownBy(() -> AdaptiveSizesCheck.check(plan, 10))
        .hasMessageContaining(CommandLineProblem.OPTION_VALUE_INVALID.identifier())
        .hasMessageContaining("precision()");
  }
}

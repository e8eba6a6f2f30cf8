package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.CampaignProblem;

class AdaptiveSizesCheckTest {
  @Test
  void roundsWithoutAnIntervalAreRefused() {
    CampaignPlan plan = CampaignPlan.builder().adaptiveSizes("1..1Ki*2").build();
    assertThatThrownBy(() -> AdaptiveSizesCheck.check(plan, 1))
        .hasMessageContaining(CampaignProblem.ADAPTIVE_SIZES_NEED_LAUNCHES.identifier())
        .hasMessageContaining("launches(6)");
  }

  @Test
  void otherRulesForTheEndOfTheCampaignAreRefused() {
    CampaignPlan plan = CampaignPlan.builder().adaptiveSizes("1..1Ki*2").precision(0.02).build();
    assertThatThrownBy(() -> AdaptiveSizesCheck.check(plan, 10))
        .hasMessageContaining(CampaignProblem.ADAPTIVE_SIZES_INVALID.identifier())
        .hasMessageContaining("precision()");
  }
}

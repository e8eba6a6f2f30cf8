package org.tutti.campaign;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.settings.SettingKey;

class AdaptiveSizesCheckTest {
  @Test
  void roundsWithoutAnIntervalAreRefused() {
    CampaignPlan plan = CampaignPlan.builder().adaptiveSizes("1..1Ki*2").build();
    assertThatThrownBy(() -> AdaptiveSizesCheck.check(plan, 1))
        .hasMessageContaining(CommandLineProblem.SETTINGS_CONFLICT.identifier())
        .hasMessageContaining("set(SettingKey.LAUNCHES, 6)");
  }

  @Test
  void otherRulesForTheEndOfTheCampaignAreRefused() {
    CampaignPlan plan =
        CampaignPlan.builder().adaptiveSizes("1..1Ki*2").set(SettingKey.PRECISION, 0.02).build();
    assertThatThrownBy(() -> AdaptiveSizesCheck.check(plan, 10))
        .hasMessageContaining(CommandLineProblem.OPTION_VALUE_INVALID.identifier())
        .hasMessageContaining("SettingKey.PRECISION");
  }
}

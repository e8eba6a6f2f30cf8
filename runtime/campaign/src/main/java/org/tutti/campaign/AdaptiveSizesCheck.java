package org.tutti.campaign;

import org.tutti.campaign.driver.SizeGrowth;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.records.settings.SettingKey;

/** Refuses plans whose message sizes are adaptive and which cannot refine them. */
final class AdaptiveSizesCheck {
  private AdaptiveSizesCheck() {}

  /**
   * Checks a plan.
   *
   * @param launches of each treatment in a stage
   * @throws org.tutti.diagnostics.TuttiException if its stages have too few launches for an
   *     interval, or would end otherwise than by the refinement
   */
  static void check(CampaignPlan plan, int launches) {
    if (plan.adaptive().isEmpty()) {
      return;
    }
    int least = SizeGrowth.require().leastLaunches();
    if (launches < least) {
      throw CommandLineProblem.SETTINGS_CONFLICT.error(
          "Adaptive sizes are refined by intervals over the launches of a stage, which "
              + launches
              + " do not have.",
          "Give --launches " + least + " or more; 10 are the default.");
    }
    if (plan.find(SettingKey.PRECISION).isPresent() || plan.find(SettingKey.PILOT).isPresent()) {
      String option = plan.find(SettingKey.PRECISION).isPresent() ? "--precision" : "--pilot";
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          option + " is for campaigns whose message sizes stay the same.",
          "Omit it, and give the number of launches of a stage with --launches; --budget limits"
              + " the campaign.");
    }
  }
}

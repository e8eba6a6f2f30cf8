package org.tutti.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.driver.BudgetRule;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.PrecisionRule;
import picocli.CommandLine.Option;

/** When a campaign may end before its last launch. */
final class StoppingOptions {
  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Time budget, such as 20m. A block that would probably exceed it is not started.")
  private Duration budget;

  @Option(
      names = "--precision",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description =
          "End once the interval of each cell's median over launches is within this fraction of it,"
              + " such as 2%%.")
  private Double precision;

  void addTo(CampaignPlanBuilder plan) {
    if (budget != null) {
      plan.budget(budget);
    }
    if (precision != null) {
      plan.precision(precision);
    }
  }

  /** The rules, any of which may end the campaign. */
  List<CampaignStoppingRule> rules() {
    List<CampaignStoppingRule> rules = new ArrayList<>();
    if (budget != null) {
      rules.add(new BudgetRule(budget));
    }
    if (precision != null) {
      rules.add(new PrecisionRule(precision));
    }
    return rules;
  }
}

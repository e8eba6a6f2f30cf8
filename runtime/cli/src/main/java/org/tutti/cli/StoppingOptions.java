package org.tutti.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.driver.BudgetRule;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.PrecisionRule;
import picocli.CommandLine.Option;

/** When launches are made, and when a campaign may end before its last one. */
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
          "Stop when the interval of each cell's median over launches is within this fraction of"
              + " the median, such as 2%%, but not before five minutes, or the time of --spread"
              + " if that is shorter.")
  private Double precision;

  @Option(
      names = "--spread",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Spread the launches over this time, such as 2h; otherwise all of them may find the"
              + " machine in the same state.")
  private Optional<Duration> spread = Optional.empty();

  void addTo(CampaignPlanBuilder plan) {
    if (budget != null) {
      plan.budget(budget);
    }
    if (precision != null) {
      plan.precision(precision);
    }
    spread.ifPresent(plan::spread);
  }

  /** Settings with these rules, and with the time over which launches are spread, if given. */
  DriverSettings settings(DriverOptions driver) {
    DriverSettings settings = driver.settings(rules());
    return spread.map(settings::spreadOver).orElse(settings);
  }

  /** The rules, any of which may end the campaign. */
  private List<CampaignStoppingRule> rules() {
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

package org.tutti.cli.option;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.driver.BudgetRule;
import org.tutti.campaign.driver.CampaignStoppingRule;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.campaign.driver.PrecisionRule;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.WantedStates;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** When launches are made, and when a campaign may end before its last one, or go on after it. */
public final class StoppingOptions {
  private static final String AT_MOST = "at-most=";

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

  @Option(
      names = "--state",
      paramLabel = "STATE[=N],...",
      description =
          "Go on until N launches of each cell were near, or far, as the probes of the machine show"
              + " it: near, or near=10,far=10; without N, as many as --launches. The other launches"
              + " count as well. It ends ten minutes after the launches that were planned, or with"
              + " at-most=TIME after that time: near=10,at-most=1h.")
  private String states;

  public void addTo(CampaignPlanBuilder plan) {
    if (budget != null) {
      plan.budget(budget);
    }
    if (precision != null) {
      plan.precision(precision);
    }
    spread.ifPresent(plan::spread);
    states().ifPresent(plan::states);
  }

  /** Settings with these rules, and with the time over which launches are spread, if given. */
  public DriverSettings settings(DriverOptions driver) {
    DriverSettings settings = driver.settings(rules());
    DriverSettings timed = spread.map(settings::spreadOver).orElse(settings);
    return states().map(timed::awaiting).orElse(timed);
  }

  private Optional<WantedStates> states() {
    return Optional.ofNullable(states).map(StoppingOptions::wanted);
  }

  private static WantedStates wanted(String text) {
    String[] parts = text.split("," + AT_MOST, 2);
    WantedStates states = WantedStates.parse(parts[0]);
    if (parts.length == 1) {
      return states;
    }
    try {
      return states.within(new DurationConverter().convert(parts[1]));
    } catch (TypeConversionException e) {
      throw CampaignProblem.STATE_NOT_AWAITED.error(
          e.getMessage() + ".", "Give a time, such as --state near,at-most=1h.", e);
    }
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

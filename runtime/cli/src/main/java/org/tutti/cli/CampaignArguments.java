package org.tutti.cli;

import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The arguments of all commands that measure a new campaign. */
final class CampaignArguments {
  @Mixin private BenchmarkNames names;
  @Mixin private PlaceOptions place;
  @Mixin private StartOptions start;
  @Mixin private DriverOptions driver;

  private final SettingsOptions settings = new SettingsOptions();

  /** Adds one option for each setting to the command that has these arguments. */
  @Spec(Spec.Target.MIXEE)
  void setSpec(CommandSpec command) {
    settings.addTo(command);
  }

  /** The plan that these options describe, without the options of single commands. */
  CampaignPlanBuilder plan() {
    CampaignPlanBuilder plan =
        CampaignPlan.builder()
            .benchmarks(names.all())
            .settings(settings.settings())
            .retries(driver.retries())
            .timeouts(driver.timeouts());
    place.results().ifPresent(plan::results);
    place.seed().ifPresent(plan::seed);
    start.addTo(plan);
    return plan;
  }
}

package org.tutti.cli.option;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.Settings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The arguments of all commands that measure a new campaign. */
public final class CampaignArguments {
  @Mixin private PlaceOptions place;
  @Mixin private StartOptions start;
  @Mixin private DriverOptions driver;

  private final SettingsOptions settings = new SettingsOptions();

  /** Adds one option for each setting to the command that has these arguments. */
  @Spec(Spec.Target.MIXEE)
  public void setSpec(CommandSpec command) {
    settings.addTo(command);
  }

  /** The campaign directory, if it is named. */
  public Optional<Path> results() {
    return place.results();
  }

  /** How launches are run. */
  public DriverOptions driver() {
    return driver;
  }

  /** The number of launches, if the options give it. */
  public OptionalInt launches() {
    return settings
        .settings()
        .find(SettingKey.LAUNCHES)
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /** The levels of parameters that the options give. */
  public Map<String, List<String>> parameters() {
    return settings.settings().parameters();
  }

  /** The arrival patterns, if the options have several; the plan then has none of them. */
  public List<String> takeArrivals() {
    return settings.takeArrivals();
  }

  /** The plan of the command run, whose message sizes may be adaptive. */
  public CampaignPlanBuilder adaptivePlan(BenchmarkNames names) {
    Optional<String> sizes = settings.takeAdaptiveSizes();
    CampaignPlanBuilder plan = plan(names);
    sizes.ifPresent(plan::adaptiveSizes);
    return plan;
  }

  /** The plan that these options describe, without the options of single commands. */
  public CampaignPlanBuilder plan(BenchmarkNames names) {
    return plan(names.all(), Settings.builder().build());
  }

  /**
   * The plan for these benchmarks.
   *
   * @param defaults settings that the options do not override
   */
  public CampaignPlanBuilder plan(List<String> benchmarks, Settings defaults) {
    CampaignPlanBuilder plan =
        CampaignPlan.builder()
            .benchmarks(benchmarks)
            .settings(defaults)
            .settings(settings.settings())
            .retries(driver.retries())
            .timeouts(driver.timeouts());
    place.results().ifPresent(plan::results);
    place.seed().ifPresent(plan::seed);
    start.addTo(plan);
    if (driver.isWithoutJvmCache()) {
      plan.withoutJvmCache();
    }
    return plan;
  }
}

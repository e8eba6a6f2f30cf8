package org.tutti.cli.option;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.records.settings.Settings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The arguments of all commands that measure a new campaign. */
public final class CampaignArguments {
  @Mixin private QuietOption quiet;

  private final SettingsOptions settings;

  /** The arguments that all of these commands take. */
  public CampaignArguments() {
    this(List.of(SettingKey.RESULTS, SettingKey.SEED));
  }

  /**
   * The arguments for settings of ranks, launches, and the driver, and for some of campaigns.
   *
   * @param campaign those
   */
  public CampaignArguments(List<SettingKey<?>> campaign) {
    settings =
        new SettingsOptions(
            Stream.of(
                    SettingKey.all(),
                    SettingKey.all(SettingScope.LAUNCH),
                    SettingKey.all(SettingScope.DRIVER),
                    campaign)
                .flatMap(List::stream)
                .toList());
  }

  /** Adds one option for each setting to the command that has these arguments. */
  @Spec(Spec.Target.MIXEE)
  public void setSpec(CommandSpec command) {
    settings.addTo(command);
  }

  /**
   * The value of a setting, if the options give it.
   *
   * @throws org.tutti.diagnostics.TuttiException if it cannot be used
   */
  public <T> Optional<T> find(SettingKey<T> key) {
    return settings.find(key);
  }

  public boolean isQuiet() {
    return quiet.isGiven();
  }

  /** How launches are run. */
  public DriverSettings driver() {
    return DriverSettings.of(settings.settings());
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
    return plan(names.all(), Settings.NONE);
  }

  /**
   * The plan for these benchmarks.
   *
   * @param defaults settings that the options do not override
   */
  public CampaignPlanBuilder plan(List<String> benchmarks, Settings defaults) {
    return CampaignPlan.builder()
        .benchmarks(benchmarks)
        .settings(defaults)
        .settings(settings.settings());
  }
}

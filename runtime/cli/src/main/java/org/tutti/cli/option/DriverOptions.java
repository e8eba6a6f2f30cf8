package org.tutti.cli.option;

import java.util.List;
import java.util.stream.Stream;
import org.tutti.campaign.driver.DriverSettings;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** How the driver runs launches of a plan that is there already. */
public final class DriverOptions {
  /** When launches are made, and when a campaign may end before its last one, or go on after it. */
  public static final List<SettingKey<?>> STOPPING =
      List.of(SettingKey.BUDGET, SettingKey.PRECISION, SettingKey.SPREAD, SettingKey.STATE);

  @Mixin private QuietOption quiet;

  private final SettingsOptions settings;

  /** Options of driving alone. */
  public DriverOptions() {
    this(List.of());
  }

  /** The same with options for more settings. */
  public DriverOptions(List<SettingKey<?>> more) {
    settings =
        new SettingsOptions(
            Stream.concat(SettingKey.all(SettingScope.DRIVER).stream(), more.stream()).toList());
  }

  /** Adds the options to the command that has these. */
  @Spec(Spec.Target.MIXEE)
  public void setSpec(CommandSpec command) {
    settings.addTo(command);
  }

  public boolean isQuiet() {
    return quiet.isGiven();
  }

  /**
   * What the options say.
   *
   * @throws org.tutti.diagnostics.TuttiException if a value cannot be used
   */
  public DriverSettings settings() {
    return DriverSettings.of(settings.settings());
  }
}

package org.tutti.cli.run;

import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.tutti.cli.option.DriverOptions;
import org.tutti.cli.option.PageFileOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.QuietOption;
import org.tutti.cli.option.TrustOption;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.file.RecordFiles;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** How a campaign is continued that a directory already holds. */
final class ContinuationOptions {
  /** Whose options do not say what is measured. */
  private static final Set<Class<?>> BESIDE_THE_PLAN =
      Set.of(
          ContinuationOptions.class,
          TrustOption.class,
          QuietOption.class,
          SubmitOptions.class,
          PageOptions.class,
          PageFileOption.class);

  @Option(
      names = "--allow-changed",
      description =
          "Continue even if benchmarks, Tutti, the MPI library, or the machine have changed; the"
              + " change is recorded.")
  private boolean allowChanged;

  @Mixin private TrustOption trust;

  boolean allowChanged() {
    return allowChanged;
  }

  boolean trustPrograms() {
    return trust.isGiven();
  }

  /**
   * The directory of a campaign that is continued as it was planned, because the command line names
   * nothing to measure.
   *
   * @throws org.tutti.diagnostics.TuttiException if an option is given that only such a campaign
   *     has
   */
  Optional<CampaignDirectory> continued(Optional<Path> results, CommandSpec command) {
    Optional<CampaignDirectory> campaign =
        results
            .map(CampaignDirectory::new)
            .filter(directory -> RecordFiles.exists(directory.manifest()))
            .filter(directory -> namesNoPlan(command.commandLine().getParseResult()));
    if (campaign.isEmpty() && (allowChanged || trust.isGiven())) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "--allow-changed and --trust-programs are for a campaign that is continued.",
          "Name its directory, and nothing to measure: run --results DIR --allow-changed.");
    }
    return campaign;
  }

  private static boolean namesNoPlan(ParseResult parsed) {
    return parsed.matchedPositionals().isEmpty()
        && parsed.matchedOptions().stream().allMatch(ContinuationOptions::isBesideThePlan);
  }

  private static boolean isBesideThePlan(SettingKey<?> key) {
    return key.scope() == SettingScope.DRIVER
        || key == SettingKey.RESULTS
        || key == SettingKey.LAUNCHES
        || DriverOptions.STOPPING.contains(key);
  }

  private static boolean isBesideThePlan(OptionSpec option) {
    return SettingKey.named(option.longestName().substring(2))
            .filter(ContinuationOptions::isBesideThePlan)
            .isPresent()
        || option.userObject() instanceof Field field
            && BESIDE_THE_PLAN.contains(field.getDeclaringClass());
  }
}

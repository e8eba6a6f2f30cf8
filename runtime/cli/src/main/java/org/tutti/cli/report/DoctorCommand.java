package org.tutti.cli.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.tutti.analysis.doctor.Doctor;
import org.tutti.analysis.doctor.HealthFinding;
import org.tutti.campaign.Campaign;
import org.tutti.campaign.CampaignPlan;
import org.tutti.campaign.CampaignPlanBuilder;
import org.tutti.campaign.CampaignResult;
import org.tutti.campaign.launch.Launchers;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.cli.option.ExitStatus;
import org.tutti.cli.option.HelpOption;
import org.tutti.cli.option.PageOptions;
import org.tutti.cli.option.SettingsOptions;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.campaign.Manifest;
import org.tutti.records.launch.LaunchHeader;
import org.tutti.records.settings.SettingKey;
import org.tutti.records.settings.SettingScope;
import org.tutti.report.DoctorText;
import org.tutti.report.progress.ProgressDisplay;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Examines the machines of a launch. */
@Command(
    name = "doctor",
    description = {
      "Starts one short launch, and reports what is wrong with the launcher, library, hosts,"
          + " binding, clocks, frequency governor, huge pages, and quotas, and how to fix it."
    })
public final class DoctorCommand implements Callable<Integer> {
  private static final String OPERATION = "MPI_Barrier";
  private static final int OBSERVATIONS = 100;

  private final SettingsOptions start = new SettingsOptions(SettingKey.all(SettingScope.LAUNCH));

  @Mixin private HelpOption help;

  private CommandSpec spec;

  /** Adds the options for how launches are started. */
  @Spec
  void setSpec(CommandSpec command) {
    spec = command;
    start.addTo(command);
  }

  /**
   * Measures in the working directory, which hosts of a cluster share, as they may not share
   * others.
   */
  @Override
  public Integer call() throws IOException {
    try (TemporaryDirectory directory = TemporaryDirectory.in(Path.of("").toAbsolutePath())) {
      return examine(directory.path());
    }
  }

  private int examine(Path directory) {
    CampaignPlanBuilder plan =
        CampaignPlan.builder()
            .benchmark(OPERATION)
            .set(SettingKey.REPETITIONS, OBSERVATIONS)
            .set(SettingKey.LAUNCHES, 1)
            .set(SettingKey.RETRIES, 0)
            .set(SettingKey.NO_JVM_CACHE, true)
            .set(SettingKey.RESULTS, directory);
    plan.settings(start.settings());
    CampaignResult result = Campaign.run(plan.build(), ProgressDisplay.onStandardError(true));
    List<LaunchHeader> headers = result.analysis().headers();
    if (headers.isEmpty()) {
      result.failures().stream()
          .map(failure -> failure.text().commandLine())
          .forEach(spec.commandLine().getErr()::println);
      return ExitStatus.of(result);
    }
    List<HealthFinding> findings = Doctor.examine(headers.get(0), launcher(result));
    PageOptions.styleOf(spec)
        .fit(DoctorText.lines(findings))
        .forEach(spec.commandLine().getOut()::println);
    return ExitStatus.of(
        findings.stream().noneMatch(finding -> finding.health() == HealthFinding.Health.WRONG));
  }

  /** The name of the launcher that the campaign has found. */
  private static String launcher(CampaignResult result) {
    Manifest manifest = result.analysis().contents().manifest().orElseThrow();
    LaunchSettings settings = manifest.treatments().get(0).settings();
    return Launchers.installed().resolve(settings.mpi()).name();
  }
}

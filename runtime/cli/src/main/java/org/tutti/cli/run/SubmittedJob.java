package org.tutti.cli.run;

import java.nio.file.Path;
import java.time.Duration;
import org.tutti.campaign.batch.BatchScript;
import org.tutti.campaign.batch.Submission;
import org.tutti.rank.jvm.ProfilerRequest;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.campaign.LaunchSettings;
import org.tutti.records.settings.SettingKey;
import org.tutti.report.progress.DriverConsole;
import picocli.CommandLine.Model.CommandSpec;

/** Submits a command to Slurm as a batch job, and waits for it if that is asked for. */
public final class SubmittedJob {
  private static final Duration PAUSE = Duration.ofSeconds(10);

  private final String name;
  private final SubmitOptions submit;
  private final CommandSpec spec;

  /**
   * A job that has not been submitted yet.
   *
   * @param name of the command
   */
  public SubmittedJob(String name, SubmitOptions submit, CommandSpec spec) {
    this.name = name;
    this.submit = submit;
    this.spec = spec;
  }

  /**
   * Submits the job, and says its number.
   *
   * @param launch how its launches are started, those of the first treatment
   * @param results directory of the command, absolute
   * @param campaign directory of the first campaign of the job
   * @return whether the job was awaited and has ended
   * @throws org.tutti.diagnostics.TuttiException if the launches name no profiler that there is
   */
  public boolean run(LaunchSettings launch, Path results, Path campaign) {
    launch.settings().find(SettingKey.PROFILE).ifPresent(ProfilerRequest::parse);
    BatchScript script =
        new BatchScript(
            results,
            Path.of("").toAbsolutePath(),
            SubmittedCommand.of(
                name, spec.root().commandLine().getParseResult().originalArgs(), results),
            submit.resources(launch));
    Submission slurm = new Submission();
    spec.commandLine()
        .getOut()
        .printf("Job %s runs the campaign in %s.%n", slurm.submit(script), results);
    spec.commandLine().getOut().flush();
    if (!submit.isWaiting()) {
      return false;
    }
    try {
      slurm.await(
          script,
          new CampaignDirectory(campaign),
          PAUSE,
          state -> DriverConsole.standardError().line(state));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return true;
  }
}

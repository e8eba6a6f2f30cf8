package org.tutti.cli;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.batch.JobResources;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.LaunchSettings;
import picocli.CommandLine.Option;

/** How a campaign is submitted to a batch system. */
final class SubmitOptions {
  @Option(
      names = "--submit",
      description =
          "Submit the campaign to Slurm as a batch job instead of running it here, and return.")
  private boolean submit;

  @Option(
      names = "--wait",
      description = "With --submit: wait for the job and its successors, then report.")
  private boolean wait;

  @Option(
      names = "--chain",
      description =
          "With --submit: when a job reaches its time limit, submit another one to continue the"
              + " campaign, as long as each job finishes some launches.")
  private boolean chain;

  @Option(
      names = "--account",
      paramLabel = "NAME",
      description = "With --submit: the account of the job.")
  private Optional<String> account;

  @Option(
      names = "--partition",
      paramLabel = "NAME",
      description = "With --submit: the partition of the job.")
  private Optional<String> partition;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "With --submit: the time limit of the job, such as 2h.")
  private Duration time;

  @Option(names = "--exclusive", description = "With --submit: no other job may use the nodes.")
  private boolean exclusive;

  /**
   * Whether to submit.
   *
   * @throws org.tutti.diagnostics.TuttiException if the others are given without it
   */
  boolean isRequested() {
    boolean others =
        wait || chain || exclusive || account.isPresent() || partition.isPresent() || time != null;
    if (others && !submit) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "An option for a batch job is given without --submit.",
          "Add --submit, or omit the option.");
    }
    return submit;
  }

  boolean isWaiting() {
    return wait;
  }

  boolean isChain() {
    return chain;
  }

  JobResources resources(LaunchSettings launch) {
    return new JobResources(
        launch.processes(),
        List.copyOf(launch.placement().hosts().places().keySet()),
        account,
        partition,
        Optional.ofNullable(time),
        exclusive);
  }
}

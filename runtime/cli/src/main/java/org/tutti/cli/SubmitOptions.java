package org.tutti.cli;

import java.util.ArrayList;
import java.util.List;
import org.tutti.campaign.batch.JobResources;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.LaunchSettings;
import picocli.CommandLine.Option;

/** How a campaign is submitted to a batch system. */
public final class SubmitOptions {
  @Option(
      names = "--submit",
      description =
          "Submit the campaign to Slurm as a batch job instead of running it here, and return. A job"
              + " that reaches its time limit is followed by another one, as long as each finishes"
              + " a launch.")
  private boolean submit;

  @Option(
      names = "--wait",
      description = "With --submit: wait for the job and its successors, then report.")
  private boolean wait;

  @Option(
      names = "--submit-option",
      paramLabel = "ARGUMENT",
      description =
          "With --submit: an argument passed unchanged to sbatch; may be repeated, such as"
              + " --submit-option=--time=2:00:00.")
  private List<String> options = new ArrayList<>();

  /**
   * Whether to submit.
   *
   * @throws org.tutti.diagnostics.TuttiException if the others are given without it
   */
  public boolean isRequested() {
    if ((wait || !options.isEmpty()) && !submit) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "An option for a batch job is given without --submit.",
          "Add --submit, or omit the option.");
    }
    return submit;
  }

  boolean isWaiting() {
    return wait;
  }

  JobResources resources(LaunchSettings launch) {
    return new JobResources(
        launch.processes(), List.copyOf(launch.placement().hosts().places().keySet()), options);
  }
}

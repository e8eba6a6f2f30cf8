package org.tutti.cli.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tutti.campaign.batch.JobResources;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.records.campaign.LaunchSettings;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How a campaign is submitted to a batch system. */
public final class SubmitOptions {
  static final String NAME = "--submit";
  static final String OF_JOB = "--submit-option";

  /** Whether the command returns at once. */
  private enum JobWaiting {
    NONE,
    AWAITED
  }

  /** Reads the name of the batch system. */
  private static final class SubmitReader implements ITypeConverter<JobWaiting> {
    @Override
    public JobWaiting convert(String text) {
      return switch (text) {
        case "slurm" -> JobWaiting.NONE;
        case "slurm,wait" -> JobWaiting.AWAITED;
        default -> throw new TypeConversionException("'" + text + "' is not slurm or slurm,wait");
      };
    }
  }

  @Option(
      names = NAME,
      paramLabel = "slurm[,wait]",
      converter = SubmitReader.class,
      description =
          "Submit the campaign to Slurm as a batch job instead of running it here, and return, or"
              + " wait for the job and its successors, then report. A job that reaches its time"
              + " limit is followed by another one, as long as each finishes a launch.")
  private Optional<JobWaiting> submit = Optional.empty();

  @Option(
      names = OF_JOB,
      paramLabel = "ARGUMENT",
      description =
          "With --submit: an argument passed unchanged to sbatch; may be repeated, such as"
              + " --submit-option=--time=2:00:00.")
  private List<String> options = new ArrayList<>();

  /**
   * Whether to submit.
   *
   * @throws org.tutti.diagnostics.TuttiException if an option of a job is given without it
   */
  public boolean isRequested() {
    if (!options.isEmpty() && submit.isEmpty()) {
      throw CampaignProblem.OPTION_WITHOUT_EFFECT.error(
          "An option for a batch job is given without --submit.",
          "Add --submit slurm, or omit the option.");
    }
    return submit.isPresent();
  }

  boolean isWaiting() {
    return submit.filter(JobWaiting.AWAITED::equals).isPresent();
  }

  JobResources resources(LaunchSettings launch) {
    return new JobResources(
        launch.processes(), List.copyOf(launch.placement().hosts().places().keySet()), options);
  }
}

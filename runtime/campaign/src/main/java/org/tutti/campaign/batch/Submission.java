package org.tutti.campaign.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.launch.ProgramAnswer;
import org.tutti.campaign.launch.ProgramQuery;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.HostProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;

/** Submits campaigns to Slurm, and waits for their jobs. */
public final class Submission {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  private final String submit;
  private final String queue;

  /** With the programs of this machine. */
  public Submission() {
    this("sbatch", "squeue");
  }

  Submission(String submit, String queue) {
    this.submit = submit;
    this.queue = queue;
  }

  /**
   * Writes the script of a campaign and submits it.
   *
   * @return the number of the job
   * @throws TuttiException 237 if Slurm does not accept it, or there is none
   */
  public String submit(BatchScript script) {
    try {
      Files.createDirectories(script.directory());
      Files.writeString(script.file(), script.text());
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The script " + script.file() + " cannot be written: " + e + ".",
          "Name a directory that you may write with --results.",
          e);
    }
    String answer = ask(List.of(submit, "--parsable", script.file().toString()));
    return answer.split(";", 2)[0];
  }

  /**
   * Waits until no job of the campaign is left.
   *
   * @param pause between two questions
   * @throws TuttiException 237 if Slurm does not answer, 261 if no job has begun the campaign
   */
  public void await(BatchScript script, Duration pause) throws InterruptedException {
    List<String> question =
        List.of(queue, "--noheader", "--name=" + script.jobName(), "--format=%i");
    while (!ask(question).isEmpty()) {
      Thread.sleep(pause.toMillis());
    }
    CampaignDirectory campaign = new CampaignDirectory(script.directory());
    if (!Files.exists(campaign.manifest())) {
      throw HostProblem.JOB_WITHOUT_CAMPAIGN.error(
          "The job has ended before the campaign in " + campaign.path() + " began.",
          "It was canceled, or its output, job-*.txt in that directory, says why.");
    }
  }

  private static String ask(List<String> command) {
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), true, TIMEOUT).ask();
    if (!answer.isSuccess()) {
      String why = answer.isKilled() ? answer.failure() : answer.output().strip();
      throw HostProblem.JOB_NOT_SUBMITTED.error(
          "Slurm has not accepted '" + String.join(" ", command) + "': " + why + ".",
          "See whether sbatch accepts a job of yours, and correct --account, --partition, or"
              + " --time; without --submit, the campaign runs here.");
    }
    return answer.output().strip();
  }
}

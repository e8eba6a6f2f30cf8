package org.tutti.campaign.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.campaign.launch.ProgramAnswer;
import org.tutti.campaign.launch.ProgramQuery;
import org.tutti.diagnostics.CampaignProblem;
import org.tutti.diagnostics.HostProblem;
import org.tutti.diagnostics.TuttiException;
import org.tutti.records.campaign.CampaignDirectory;
import org.tutti.records.file.RecordFiles;

/** Submits campaigns to Slurm, and waits for their jobs. */
public final class Submission {
  private static final Duration TIMEOUT = Duration.ofMinutes(1);

  private final String submit;
  private final String queue;

  /** Submits with the programs of this machine. */
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
    String text = script.text();
    write(
        script.file(),
        text,
        StandardOpenOption.CREATE,
        StandardOpenOption.TRUNCATE_EXISTING,
        StandardOpenOption.WRITE);
    String answer = ask(List.of(submit, "--parsable", script.file().toString()));
    write(script.jobs(), answer + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return number(answer);
  }

  /**
   * Waits until no job of the campaign is left.
   *
   * @param campaign that a job begins
   * @param pause between two questions
   * @param progress is told the state of each job whenever that changes, as Slurm calls it, and
   *     when a job will begin as far as Slurm knows
   * @throws TuttiException 237 if Slurm does not answer, 300 if no job has begun the campaign
   */
  public void await(
      BatchScript script, CampaignDirectory campaign, Duration pause, Consumer<String> progress)
      throws InterruptedException {
    Map<String, String> told = new HashMap<>();
    for (Map<String, String> left = left(script); !left.isEmpty(); left = left(script)) {
      left.forEach(
          (job, state) -> {
            if (!state.equals(told.put(job, state))) {
              progress.accept("Job " + job + " is " + state + ".");
            }
          });
      Thread.sleep(pause.toMillis());
    }
    if (!Files.exists(campaign.manifest())) {
      throw HostProblem.JOB_WITHOUT_CAMPAIGN.error(
          "The job ended before the campaign in " + campaign.path() + " began.",
          "It was canceled, or its output file, job-*.txt in that directory, says why.");
    }
  }

  /**
   * The states of the jobs of a campaign that are left. Slurm is asked for all jobs of the user: it
   * refuses the question for one that it has forgotten.
   */
  private Map<String, String> left(BatchScript script) {
    Map<String, String> left = new TreeMap<>();
    ask(List.of(
            queue, "--noheader", "--user=" + System.getProperty("user.name"), "--format=%i %T %S"))
        .lines()
        .map(line -> line.strip().split(" +"))
        .forEach(words -> left.put(words[0], state(words)));
    try (Stream<String> jobs = Files.lines(script.jobs())) {
      left.keySet().retainAll(jobs.map(Submission::number).collect(Collectors.toSet()));
      return left;
    } catch (IOException e) {
      throw RecordFiles.unreadable(script.jobs(), e);
    }
  }

  /** The time of a job that has begun is that of its beginning. */
  private static String state(String[] words) {
    String state = words.length < 2 ? "in the queue" : words[1].toLowerCase(Locale.ROOT);
    boolean isPlanned = state.equals("pending") && words.length > 2 && !words[2].equals("N/A");
    return isPlanned ? state + ", expected to begin at " + words[2] : state;
  }

  /** The answer of sbatch may have the name of a cluster behind the number of the job. */
  private static String number(String answer) {
    return answer.split(";", 2)[0].strip();
  }

  private static void write(Path file, String text, OpenOption... options) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text, options);
    } catch (IOException e) {
      throw CampaignProblem.RESULTS_NOT_WRITABLE.error(
          "The file " + file + " of a job cannot be written: " + e + ".",
          "Name a writable directory with --results.",
          e);
    }
  }

  private static String ask(List<String> command) {
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), true, TIMEOUT).ask();
    if (!answer.isSuccess()) {
      String why = answer.isKilled() ? answer.failure() : answer.output().strip();
      throw HostProblem.JOB_NOT_SUBMITTED.error(
          "Slurm did not accept '" + String.join(" ", command) + "': " + why + ".",
          "Check that sbatch accepts a job of yours, and correct the arguments of"
              + " --submit-option. Without --submit, the campaign runs here.");
    }
    return answer.output().strip();
  }
}

package org.tutti.campaign.batch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tutti.diagnostics.HostProblem;
import org.tutti.diagnostics.PrintableText;

/**
 * The script of a job that runs a campaign, or continues it. A job that met its limit is followed
 * by another one, as long as each finishes a launch.
 *
 * @param directory of the campaign, absolute
 * @param workingDirectory in which the driver starts
 * @param driver argument vector of the driver, which must continue the campaign if it is started
 *     again
 * @param resources what the job asks for
 */
public record BatchScript(
    Path directory, Path workingDirectory, List<String> driver, JobResources resources) {
  /** The driver is interrupted as long before the end of the job as it may need to end. */
  private static final int WARNING_SECONDS = 60;

  public BatchScript {
    driver = List.copyOf(driver);
  }

  private String jobName() {
    return "tutti-" + directory.getFileName().toString().replaceAll("[^A-Za-z0-9._-]", "_");
  }

  /** The file with the number of each job of the campaign, one a line. */
  public Path jobs() {
    return directory.resolve("jobs.txt");
  }

  /** The file that holds it. */
  public Path file() {
    return directory.resolve("job.sh");
  }

  /** The script, with the options of {@code sbatch}. */
  public String text() {
    List<String> lines = new ArrayList<>(List.of("#!/bin/bash"));
    List<String> options = new ArrayList<>(resources.options());
    options.add("--job-name=" + jobName());
    options.add("--output=" + directory.toString().replace("%", "%%") + "/job-%j.txt");
    options.add("--signal=B:TERM@" + WARNING_SECONDS);
    options.forEach(option -> lines.add("#SBATCH " + escaped(option)));
    lines.add("cd " + quoted(workingDirectory.toString()) + " || exit");
    lines.add(
        "finished() { find "
            + quoted(directory.toString())
            + " -name attempts -prune -o -path '*/launches/*.jsonl' -print 2>/dev/null"
            + " | wc -l; }");
    lines.add("before=$(finished)");
    lines.add(driver.stream().map(BatchScript::quoted).collect(Collectors.joining(" ")) + " &");
    lines.add("driver=$!");
    lines.add("trap 'kill -TERM \"$driver\"' TERM");
    lines.add("wait \"$driver\"");
    lines.add("status=$?");
    lines.add("# A signal ends the first wait, but not yet the driver.");
    lines.add("if [ \"$status\" -gt 128 ]; then");
    lines.add("  wait \"$driver\"");
    lines.add("  status=$?");
    lines.add("fi");
    lines.add("# Interrupted by the limit (130), or by the signal before it (143). A job that was");
    lines.add(
        "# canceled is not running any more, and is not followed by another one. Launches on");
    lines.add("# other nodes would measure another machine.");
    lines.add("case $status in");
    lines.add("  130 | 143)");
    lines.add("    state=$(squeue --noheader --jobs=\"$SLURM_JOB_ID\" --format=%T)");
    lines.add("    [ \"$state\" = RUNNING ] && [ \"$(finished)\" -gt \"$before\" ] \\");
    lines.add("      && sbatch --parsable --nodelist=\"$SLURM_JOB_NODELIST\" \\");
    lines.add("        " + quoted(file().toString()) + " >> " + quoted(jobs().toString()));
    lines.add("    ;;");
    lines.add("esac");
    lines.add("exit \"$status\"");
    return String.join("\n", lines) + "\n";
  }

  /**
   * The option as sbatch reads it: a backslash takes away the meaning of a blank, a quote, or a
   * backslash.
   *
   * @throws org.tutti.diagnostics.TuttiException 237 if the option would go on in the next line
   */
  private static String escaped(String option) {
    if (option.chars().anyMatch(Character::isISOControl)) {
      throw HostProblem.JOB_NOT_SUBMITTED.error(
          "The option '"
              + PrintableText.of(option)
              + "' of a job has a line break or another control character.",
          "Give another value, or another directory with --results.");
    }
    return option.replaceAll("[\\\\\"'#\\s]", "\\\\$0");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}

package org.tutti.campaign.batch;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tutti.campaign.launch.ProgramAnswer;
import org.tutti.campaign.launch.ProgramQuery;

/** The job of Slurm that this process is part of. */
public final class SlurmJob {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  /**
   * The time left as {@code squeue} prints it: {@code 1-02:03:04}, {@code 2:03:04}, or {@code
   * 3:04}.
   */
  private static final Pattern TIME_LEFT = Pattern.compile("(?:(?:(\\d+)-)?(\\d+):)?(\\d+):(\\d+)");

  /**
   * States of a job that is over, as {@code squeue} names them, or of one that it has forgotten.
   */
  private static final Pattern OVER =
      Pattern.compile(
          "(COMPLETING|COMPLETED|CANCELLED|DEADLINE|FAILED|NODE_FAIL|PREEMPTED|TIMEOUT)?");

  private SlurmJob() {}

  /**
   * When it ends; empty if there is none, or it has no end.
   *
   * @param environment of this process; versions of Slurm that do not give the end there are asked
   */
  public static Optional<Instant> end(Map<String, String> environment) {
    String job = environment.getOrDefault("SLURM_JOB_ID", "");
    if (!job.matches("\\d+")) {
      return Optional.empty();
    }
    String end = environment.getOrDefault("SLURM_JOB_END_TIME", "");
    if (end.matches("\\d{1,12}")) {
      return Optional.of(Instant.ofEpochSecond(Long.parseLong(end)));
    }
    List<String> command = List.of("squeue", "--noheader", "--jobs=" + job, "--format=%L");
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), false, TIMEOUT).ask();
    return answer.isSuccess()
        ? timeLeft(answer.output().strip()).map(left -> Instant.now().plus(left))
        : Optional.empty();
  }

  /**
   * That it no longer runs, in words; empty if it does, if there is none, or if Slurm does not say.
   *
   * @param environment of this process
   */
  public static Optional<String> over(Map<String, String> environment) {
    return over(environment, "squeue");
  }

  static Optional<String> over(Map<String, String> environment, String queue) {
    String job = environment.getOrDefault("SLURM_JOB_ID", "");
    if (!job.matches("\\d+")) {
      return Optional.empty();
    }
    List<String> command = List.of(queue, "--noheader", "--jobs=" + job, "--format=%T");
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), true, TIMEOUT).ask();
    String state = answer.output().strip();
    if (answer.isSuccess() && OVER.matcher(state).matches() || state.contains("Invalid job id")) {
      return Optional.of("job " + job + (state.isEmpty() ? " is over" : ": " + state));
    }
    return Optional.empty();
  }

  /** The time in an answer of {@code squeue}; empty for one without limit. */
  static Optional<Duration> timeLeft(String text) {
    Matcher time = TIME_LEFT.matcher(text);
    return time.matches()
        ? Optional.of(
            Duration.ofDays(number(time, 1))
                .plusHours(number(time, 2))
                .plusMinutes(number(time, 3))
                .plusSeconds(number(time, 4)))
        : Optional.empty();
  }

  private static long number(Matcher time, int group) {
    return time.group(group) == null ? 0 : Long.parseLong(time.group(group));
  }
}

package org.tutti.campaign.driver;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Whether Slurm has ended the job that a launch was part of, by what its programs say. */
final class JobEnd {
  private static final Pattern MESSAGE =
      Pattern.compile(
          "(?m)^(srun|slurmstepd(?:-\\S+)?|salloc): .*(already completing or completed"
              + "|Expired or invalid job|Invalid job id|DUE TO (TIME LIMIT|PREEMPTION|NODE FAILURE))"
              + ".*$");

  private JobEnd() {}

  /**
   * The message that says so.
   *
   * @param errors what launcher and ranks have printed
   */
  static Optional<String> in(String errors) {
    Matcher message = MESSAGE.matcher(errors);
    return message.find() ? Optional.of(message.group().strip()) : Optional.empty();
  }
}

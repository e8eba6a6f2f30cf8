package org.tutti.campaign.opening;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tutti.campaign.launch.ProgramAnswer;
import org.tutti.campaign.launch.ProgramQuery;

/**
 * Whether a project has uncommitted changes, so that its revision does not identify what was
 * measured.
 */
public final class WorkTree {
  private static final Duration TIMEOUT = Duration.ofSeconds(10);

  private WorkTree() {}

  /**
   * {@code clean}, {@code dirty} with the number of files that git tracks and that were changed, or
   * {@code unknown} where there is no repository or no git, or git does not answer.
   */
  public static String state(Path directory) {
    List<String> command =
        List.of(
            "git",
            "-C",
            directory.toAbsolutePath().toString(),
            "--no-optional-locks",
            "status",
            "--porcelain",
            "--untracked-files=no");
    ProgramAnswer answer = new ProgramQuery(command, Map.of(), false, TIMEOUT).ask();
    if (answer.isKilled()) {
      return "unknown: " + answer.failure();
    }
    if (!answer.isSuccess()) {
      return "unknown";
    }
    long changed = answer.output().lines().count();
    return changed == 0 ? "clean" : "dirty: " + changed + " changed files";
  }
}

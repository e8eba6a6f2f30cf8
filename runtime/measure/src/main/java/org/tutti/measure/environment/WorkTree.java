package org.tutti.measure.environment;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * Whether a project has changes that are in no commit, so that its revision does not say what was
 * measured. This asks {@code git}, so it is for the driver; a rank should start no process.
 */
public final class WorkTree {
  private static final long PATIENCE_SECONDS = 10;

  private WorkTree() {}

  /**
   * {@code clean}, {@code dirty} with the number of files that git follows and that were changed,
   * or {@code unknown} where there is no repository or no git.
   */
  public static String state(Path directory) {
    try {
      Process process =
          new ProcessBuilder(
                  "git", "--no-optional-locks", "status", "--porcelain", "--untracked-files=no")
              .directory(directory.toAbsolutePath().toFile())
              .redirectInput(new File("/dev/null"))
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
        process.destroyForcibly();
        return MachineFacts.UNKNOWN;
      }
      long changed = output.lines().count();
      return changed == 0 ? "clean" : "dirty: " + changed + " changed files";
    } catch (IOException e) {
      return MachineFacts.UNKNOWN;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return MachineFacts.UNKNOWN;
    }
  }
}

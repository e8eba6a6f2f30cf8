package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Asks an executable what it is. */
final class LauncherVersion {
  private static final long PATIENCE_SECONDS = 10;

  private LauncherVersion() {}

  /** What {@code executable --version} prints, or empty when it cannot be run. */
  static Optional<String> of(Path executable) {
    try {
      Process process =
          new ProcessBuilder(executable.toString(), "--version")
              .redirectErrorStream(true)
              .redirectInput(ProcessBuilder.Redirect.from(new java.io.File("/dev/null")))
              .start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return Optional.empty();
      }
      return Optional.of(output);
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}

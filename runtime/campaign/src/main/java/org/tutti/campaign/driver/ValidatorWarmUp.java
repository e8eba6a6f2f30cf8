package org.tutti.campaign.driver;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Optional;

/**
 * Judges a stored launch before the first one begins. What the JVM loads and compiles for that was
 * loaded between the first two launches otherwise and made that pause longer (bench/driver-pause).
 */
final class ValidatorWarmUp {
  /** Enough to have the JVM compile how numbers are read. */
  private static final int REPETITIONS = 50;

  private static final LauncherExit WELL = LauncherExit.ofLauncher(0, Duration.ZERO);

  private ValidatorWarmUp() {}

  /** The verdict on a launch that follows the first of a campaign; empty without a place for it. */
  static Optional<AttemptOutcome> judge() {
    try {
      Path file = Files.createTempFile("tutti-warm-up", ".jsonl");
      try (InputStream launch = ValidatorWarmUp.class.getResourceAsStream("warm-up.jsonl")) {
        Files.copy(launch, file, StandardCopyOption.REPLACE_EXISTING);
        AttemptOutcome verdict =
            judge(file, new Expectation(1, Optional.empty(), Optional.empty()));
        for (int time = 1; time < REPETITIONS; time++) {
          verdict = judge(file, new Expectation(1, Optional.empty(), verdict.header()));
        }
        return Optional.of(verdict);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      return Optional.empty(); // Nothing but that time depends on it.
    }
  }

  private static AttemptOutcome judge(Path file, Expectation expectation) {
    return LaunchValidator.judge(Optional.of(file), expectation, WELL);
  }
}

package org.tutti.campaign.driver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.tutti.campaign.temporary.TemporaryDirectory;
import org.tutti.mpi.resource.ClassPathFile;

/**
 * Validates a stored launch before the first one begins. Otherwise the JVM would load and compile
 * the validator between the first two launches, and that pause would be longer than the others
 * (bench/driver-pause).
 */
final class ValidatorWarmUp {
  /** Enough for the JVM to compile the parsing of numbers. */
  private static final int REPETITIONS = 50;

  private static final LauncherExit SUCCESS = LauncherExit.ofLauncher(0, Duration.ZERO);

  private ValidatorWarmUp() {}

  /**
   * The outcome of a launch that follows the first of a campaign; empty if no file can be written.
   */
  static Optional<AttemptOutcome> validate() {
    try (TemporaryDirectory directory = TemporaryDirectory.ofBackground()) {
      Path file = directory.path().resolve("warm-up.jsonl");
      Files.write(file, ClassPathFile.read(ValidatorWarmUp.class, "warm-up.jsonl"));
      AttemptOutcome outcome =
          validate(file, new LaunchValidator.Expectation(1, Optional.empty(), Optional.empty()));
      for (int time = 1; time < REPETITIONS; time++) {
        outcome =
            validate(file, new LaunchValidator.Expectation(1, Optional.empty(), outcome.header()));
      }
      return Optional.of(outcome);
    } catch (IOException e) {
      return Optional.empty(); // This affects only the length of a pause.
    }
  }

  private static AttemptOutcome validate(Path file, LaunchValidator.Expectation expectation) {
    return LaunchValidator.validate(Optional.of(file), expectation, SUCCESS);
  }
}

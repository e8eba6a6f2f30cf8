package org.tutti.cli;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.tutti.measure.entry.LaunchPlace;
import picocli.CommandLine.Option;

/** The options that give a launch its place in a campaign. */
final class LaunchOptions {
  private static final DateTimeFormatter NAME =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss");

  @Option(
      names = "--results",
      paramLabel = "DIR",
      description = "Campaign directory; tutti-results/TIME unless given.")
  private Path results;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Seed of the order of cells; default: drawn at random and recorded.")
  private String seed;

  @Option(
      names = "--allow-changed",
      paramLabel = "TEXT",
      description =
          "What has changed since earlier launches in DIR; allows to add this one and is recorded.")
  private Optional<String> changes;

  /**
   * The place of a launch that was started by hand: the next one of its campaign.
   *
   * @throws org.tutti.diagnostics.TuttiException if the seed is no number
   */
  LaunchPlace place() {
    return new LaunchPlace(
        results != null
            ? results
            : Path.of("tutti-results").resolve(LocalDateTime.now().format(NAME)),
        seed == null ? new Random().nextLong() >>> 1 : Numbers.any("--seed", seed),
        OptionalInt.empty(),
        Map.of(),
        changes.filter(text -> !text.isBlank()));
  }
}

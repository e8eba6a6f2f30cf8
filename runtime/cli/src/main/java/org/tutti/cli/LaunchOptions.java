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
      description = "Campaign directory (default: tutti-results/TIME).")
  private Path results;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Seed of the order of cells (default: drawn at random and recorded).")
  private Long seed;

  @Option(
      names = "--allow-changed",
      paramLabel = "TEXT",
      description =
          "What has changed since earlier launches in DIR. Permits adding this launch to them; the text is recorded.")
  private Optional<String> changes;

  /** The place of a launch that was started by hand: the next one of its campaign. */
  LaunchPlace place() {
    return new LaunchPlace(
        results != null
            ? results
            : Path.of("tutti-results").resolve(LocalDateTime.now().format(NAME)),
        seed == null ? new Random().nextLong() >>> 1 : seed,
        OptionalInt.empty(),
        Map.of(),
        changes.filter(text -> !text.isBlank()));
  }
}

package org.tutti.cli;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.tutti.diagnostics.TuttiException;
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
      description = "Seed of the order of cells; drawn and recorded unless given.")
  private String seed;

  @Option(
      names = "--launch",
      paramLabel = "N",
      hidden = true,
      description = "Number of this launch; the next free one unless given.")
  private String launch;

  @Option(
      names = "--level",
      paramLabel = "FACTOR=LEVEL",
      hidden = true,
      description = "What distinguishes this launch from others of its campaign.")
  private Map<String, String> levels = new LinkedHashMap<>();

  @Option(
      names = "--although",
      paramLabel = "TEXT",
      description =
          "What is different from earlier launches in DIR, to go on there in spite of it; recorded.")
  private Optional<String> although;

  /** In spite of what this launch is made, as the user or the command resume says; not blank. */
  Optional<String> although() {
    return although.filter(text -> !text.isBlank());
  }

  /** The campaign directory. */
  Path directory() {
    return results != null
        ? results
        : Path.of("tutti-results").resolve(LocalDateTime.now().format(NAME));
  }

  /**
   * The seed, drawn if none was given.
   *
   * @throws TuttiException if it is no number
   */
  long seed() {
    return seed == null ? new Random().nextLong() >>> 1 : Numbers.any("--seed", seed);
  }

  /**
   * The number of this launch, if it was given.
   *
   * @throws TuttiException if it is no number
   */
  OptionalInt launch() {
    return launch == null
        ? OptionalInt.empty()
        : OptionalInt.of(Numbers.atLeast(1, "--launch", launch));
  }

  Map<String, String> levels() {
    return levels;
  }
}

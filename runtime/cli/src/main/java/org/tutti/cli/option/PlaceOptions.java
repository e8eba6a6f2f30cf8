package org.tutti.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where results go, and the seed of all random orders: what any measurement takes. */
public final class PlaceOptions {
  /** The option of the campaign directory. */
  public static final String RESULTS = "--results";

  @Option(
      names = RESULTS,
      paramLabel = "DIR",
      description = "Campaign directory (default: tutti-results/TIME).")
  private Path results;

  @Option(
      names = "--seed",
      paramLabel = "N",
      converter = SeedConverter.class,
      description = "Seed of all random orders (default: drawn at random and recorded).")
  private Long seed;

  public Optional<Path> results() {
    return Optional.ofNullable(results);
  }

  public Optional<Long> seed() {
    return Optional.ofNullable(seed);
  }
}

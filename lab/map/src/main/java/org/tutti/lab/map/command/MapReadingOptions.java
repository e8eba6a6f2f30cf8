package org.tutti.lab.map.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.tutti.cli.option.JudgedFigureOption;
import org.tutti.cli.option.ShareConverter;
import org.tutti.diagnostics.CommandLineProblem;
import org.tutti.lab.map.HostGroups;
import org.tutti.lab.map.MapReading;
import org.tutti.lab.map.MappedEnd;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a map is read; what is not given is as it was measured, or as usual. */
final class MapReadingOptions {
  @Option(
      names = "--per",
      paramLabel = "END",
      description =
          "What is told apart: rank, core, socket, or host (default: host if there are several).")
  private Optional<String> per = Optional.empty();

  @Option(
      names = "--groups",
      paramLabel = "FILE",
      description =
          "Which hosts belong together: a host and its switch on each line, or with --per rank a"
              + " rank, such as rank7.")
  private Optional<Path> groups = Optional.empty();

  @Option(
      names = "--margin",
      paramLabel = "SHARE",
      converter = ShareConverter.class,
      description = "Smallest slowdown that matters, such as 5%% (default).")
  private Optional<Double> margin = Optional.empty();

  @Mixin private final JudgedFigureOption figure = new JudgedFigureOption();

  /** A reading with what the options say otherwise. */
  MapReading over(MapReading before) {
    MapReading reading = before;
    if (per.isPresent()) {
      reading = reading.with(MapCommand.choice(MappedEnd.values(), per.get(), "--per"));
    }
    if (groups.isPresent()) {
      reading = reading.with(groups(groups.get()));
    }
    if (figure.named().isPresent()) {
      reading = reading.with(figure.value());
    }
    return margin.isPresent() ? reading.withLimit(1 + margin.get()) : reading;
  }

  private static HostGroups groups(Path file) {
    try {
      return HostGroups.of(Files.readAllLines(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw CommandLineProblem.OPTION_VALUE_INVALID.error(
          "The file of groups " + file + " cannot be read: " + e + ".",
          "Name a file that you may read.");
    }
  }
}

package org.tutti.lab.operations;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Functions of MPI that have no operation of their own: lines {@code pattern pattern: why}, in
 * whose patterns a star stands for anything.
 *
 * @param patterns names of functions
 * @param why what they are, or what is there instead
 */
record LeftOut(List<String> patterns, String why) {
  private static final Path RESOURCES = Path.of("src/test/resources/org/tutti/lab/operations");
  private static final Pattern FUNCTION = Pattern.compile("MPI_[A-Z]\\w+");

  static List<LeftOut> all() {
    return lines("left-out.txt")
        .map(line -> line.split(": ", 2))
        .map(parts -> new LeftOut(List.of(parts[0].split(" ")), parts[1]))
        .toList();
  }

  /** The functions of MPI 4.0. */
  static Set<String> functions() {
    Set<String> names = new TreeSet<>();
    lines("mpi-functions.txt").forEach(line -> names.addAll(Arrays.asList(line.split(" "))));
    return names;
  }

  /** The functions that the sources of operations, or their names, mention. */
  static Set<String> mentioned(Stream<String> operations) {
    Set<String> names = new TreeSet<>();
    try (Stream<Path> files =
        Stream.of("", "../../operations/")
            .flatMap(module -> Stream.of(module + "src/main", module + "src/forms"))
            .flatMap(LeftOut::files)) {
      Stream.concat(operations, files.map(LeftOut::text))
          .flatMap(text -> FUNCTION.matcher(text).results())
          .map(MatchResult::group)
          .forEach(names::add);
    }
    return names;
  }

  /** Those of some functions that this is about. */
  List<String> of(Set<String> names) {
    return names.stream()
        .filter(name -> patterns.stream().anyMatch(one -> isOf(one, name)))
        .toList();
  }

  static boolean isOf(String pattern, String name) {
    return name.matches(pattern.replace("*", ".*"));
  }

  String row() {
    return "| "
        + patterns.stream().map(pattern -> "`" + pattern + "`").collect(joining(", "))
        + " | "
        + why
        + " |\n";
  }

  private static Stream<String> lines(String file) {
    return file(file).lines().filter(line -> !line.startsWith("#"));
  }

  /** A file beside those of this class. */
  static String file(String name) {
    return text(RESOURCES.resolve(name));
  }

  private static Stream<Path> files(String directory) {
    try {
      return Files.walk(Path.of(directory)).filter(Files::isRegularFile);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

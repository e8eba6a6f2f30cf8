package org.tutti.diagnostics;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of all modules, which these tests examine. */
final class Repository {
  private static final List<String> MODULES =
      List.of(
          "annotations",
          "diagnostics",
          "stats",
          "mpi",
          "sync",
          "runtime",
          "processor",
          "operations",
          "lab",
          "examples",
          "archetype");

  private Repository() {}

  /** The directory that holds all modules. */
  static Path root() {
    Path directory = Path.of("").toAbsolutePath();
    while (!Files.exists(directory.resolve("docs/architecture.md"))) {
      directory = directory.getParent();
    }
    return directory;
  }

  /** All Java sources and resources of one kind, {@code main} or {@code test}, but for our own. */
  static String sources(String kind) {
    String part = "/src/" + kind + "/";
    return MODULES.stream()
        .flatMap(module -> files(root().resolve(module)))
        .filter(file -> file.toString().replace('\\', '/').contains(part))
        .filter(file -> file.toString().endsWith(".java"))
        .filter(file -> !file.toString().contains("org/tutti/diagnostics/"))
        .map(Repository::read)
        .collect(Collectors.joining("\n"));
  }

  private static Stream<Path> files(Path directory) {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

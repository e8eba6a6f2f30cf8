package org.tutti.operations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * What libraries lack, by their labels in the table: lines {@code label,library,operation}, which
 * the end-to-end tests compare with the libraries.
 */
final class MissingOperations {
  private static final Path FILE = Path.of("src/test/resources/org/tutti/operations/missing.csv");

  private MissingOperations() {}

  static Map<String, Set<String>> byLibrary() {
    Map<String, Set<String>> missing = new LinkedHashMap<>();
    try {
      for (String line : Files.readAllLines(FILE)) {
        String[] fields = line.split(",");
        missing.computeIfAbsent(fields[0], any -> new TreeSet<>()).add(fields[2]);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return missing;
  }
}

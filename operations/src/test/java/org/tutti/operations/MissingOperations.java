package org.tutti.operations;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * What libraries lack, by their labels in the table: lines {@code label,library,operation}, with
 * the word {@code wrong} after those that leave wrong data, and when if they do not always, which
 * the end-to-end tests compare with the libraries.
 */
final class MissingOperations {
  private static final Path FILE = Path.of("src/test/resources/org/tutti/operations/missing.csv");

  private MissingOperations() {}

  static Map<String, Map<String, String>> byLibrary() {
    Map<String, Map<String, String>> missing = new LinkedHashMap<>();
    try {
      for (String line : Files.readAllLines(FILE)) {
        String[] fields = line.split(",");
        missing
            .computeIfAbsent(fields[0], any -> new TreeMap<>())
            .put(fields[2], fields.length > 3 ? fields[3] : "no");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return missing;
  }
}

package org.tutti.measure.environment;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads small text files, mostly the kernel's, that may be missing or unreadable. */
final class KernelFile {
  private KernelFile() {}

  /** The content without surrounding white space; empty if it cannot be read. */
  static Optional<String> text(Path path) {
    try {
      return Optional.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The value of the first line {@code key : value}; empty if there is none. */
  static Optional<String> value(Path path, String key) {
    return value(path, key, ':');
  }

  /** The value of the first line with {@code key} before the separator. */
  static Optional<String> value(Path path, String key, char separator) {
    return text(path)
        .flatMap(
            text ->
                text.lines()
                    .filter(line -> line.indexOf(separator) >= 0)
                    .filter(line -> line.substring(0, line.indexOf(separator)).strip().equals(key))
                    .map(line -> line.substring(line.indexOf(separator) + 1).strip())
                    .findFirst());
  }
}

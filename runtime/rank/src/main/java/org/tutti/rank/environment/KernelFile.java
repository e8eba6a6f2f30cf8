package org.tutti.rank.environment;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Reads small text files, mostly the kernel's, that may be missing or unreadable. Each rank reads
 * fifty of them when it starts, by streams, which take it a fraction of the time of channels.
 */
final class KernelFile {
  private KernelFile() {}

  /** The content without surrounding white space; empty if it cannot be read. */
  static Optional<String> text(Path path) {
    File file = path.toFile();
    if (!file.exists()) {
      return Optional.empty(); // many are missing, and an exception takes longer
    }
    try (InputStream content = new FileInputStream(file)) {
      return Optional.of(new String(content.readAllBytes(), StandardCharsets.UTF_8).strip());
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
    return value(text(path).orElse(""), key, separator);
  }

  /** The same of the text of a file. */
  static Optional<String> value(String text, String key, char separator) {
    for (String line : text.split("\n")) {
      int at = line.indexOf(separator);
      if (line.startsWith(key) && at >= 0 && line.substring(0, at).strip().equals(key)) {
        return Optional.of(line.substring(at + 1).strip());
      }
    }
    return Optional.empty();
  }

  /** The lines of a file; a single empty one if it cannot be read. */
  static String[] lines(Path path) {
    return text(path).orElse("").split("\n");
  }
}

package org.tutti.mpi.host;

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
public final class KernelFile {
  private KernelFile() {}

  /** The content without surrounding white space; empty if it cannot be read. */
  public static Optional<String> text(Path path) {
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
  public static Optional<String> value(Path path, String key) {
    return value(path, key, ':');
  }

  /** The value of the first line with {@code key} before the separator. */
  public static Optional<String> value(Path path, String key, char separator) {
    return value(text(path).orElse(""), key, separator);
  }

  /** The same of the text of a file. */
  public static Optional<String> value(String text, String key, char separator) {
    for (String line : lines(text)) {
      int at = line.indexOf(separator);
      if (line.startsWith(key) && at >= 0 && line.substring(0, at).strip().equals(key)) {
        return Optional.of(line.substring(at + 1).strip());
      }
    }
    return Optional.empty();
  }

  /** The lines of a file; a single empty one if it cannot be read. */
  public static String[] lines(Path path) {
    return lines(text(path).orElse(""));
  }

  private static String[] lines(String text) {
    return text.split("\n"); // of one character, which needs no pattern
  }

  /** The digits of a text, as one number; 0 if it has none. */
  public static long digits(String text) {
    long number = 0;
    for (int at = 0; at < text.length(); at++) {
      int digit = text.charAt(at) - '0';
      number = digit >= 0 && digit <= 9 ? 10 * number + digit : number;
    }
    return number;
  }

  /** Whether a text is a number of at most so many digits, and nothing else. */
  public static boolean isNumber(String text, int most) {
    for (int at = 0; at < text.length(); at++) {
      if (text.charAt(at) < '0' || text.charAt(at) > '9') {
        return false;
      }
    }
    return !text.isEmpty() && text.length() <= most;
  }

  /** A path without the slashes that it begins with. */
  public static String relative(String path) {
    int begin = 0;
    while (begin < path.length() && path.charAt(begin) == '/') {
      begin++;
    }
    return path.substring(begin);
  }
}

package org.tutti.campaign.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many files a process may have open. Launchers and MPI libraries whose limit is too low say
 * all sorts of things, but seldom that.
 */
public final class OpenFileLimit {
  /** Ranks of both libraries started with 60, on one host. */
  private static final int LOW = 128;

  private static final Path LIMITS = Path.of("/proc/self/limits");
  private static final Pattern LINE = Pattern.compile("Max open files +(\\d+) .*");

  private OpenFileLimit() {}

  /** A sentence, after a blank, if the limit of this process is low; otherwise empty. */
  public static String advice() {
    try {
      return advice(Files.readAllLines(LIMITS));
    } catch (IOException e) {
      return ""; // Another system.
    }
  }

  static String advice(List<String> limits) {
    return limits.stream()
        .map(LINE::matcher)
        .filter(Matcher::matches)
        .map(line -> Long.parseLong(line.group(1)))
        .filter(limit -> limit < LOW)
        .map(limit -> " Only " + limit + " files may be open (ulimit -n): allow more.")
        .findFirst()
        .orElse("");
  }
}

package org.tutti.records.settings;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Texts of times: {@code 90s}, {@code 20m}, {@code 1h30m}, {@code 500ms}. Programs also give times
 * that have microseconds ({@code us}) and nanoseconds ({@code ns}).
 */
public final class Durations {
  private static final Pattern PART = Pattern.compile("(\\d{1,9})(ns|us|ms|s|m|h|d)");

  private Durations() {}

  /**
   * Reads a time, which is longer than 0.
   *
   * @throws IllegalArgumentException if the text is none
   */
  public static Duration parse(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    Matcher parts = PART.matcher(lower);
    Duration sum = Duration.ZERO;
    int end = 0;
    while (parts.lookingAt()) {
      sum = sum.plus(part(Long.parseLong(parts.group(1)), parts.group(2)));
      end = parts.end();
      parts.region(end, lower.length());
    }
    if (end == 0 || end != lower.length() || sum.isZero()) {
      throw new IllegalArgumentException(
          "'" + text + "' is not a duration; write it as 500ms, 90s, 20m or 1h30m");
    }
    return sum;
  }

  /** A time in seconds and the largest unit that has the rest, as {@link #parse} reads it. */
  static String text(Duration time) {
    int rest = time.getNano();
    return time.getSeconds()
        + "s"
        + (rest == 0
            ? ""
            : rest % 1_000_000 == 0
                ? rest / 1_000_000 + "ms"
                : rest % 1000 == 0 ? rest / 1000 + "us" : rest + "ns");
  }

  private static Duration part(long amount, String unit) {
    return switch (unit) {
      case "ns" -> Duration.ofNanos(amount);
      case "us" -> Duration.ofNanos(amount * 1000);
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofDays(amount);
    };
  }
}

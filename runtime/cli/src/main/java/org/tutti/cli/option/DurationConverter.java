package org.tutti.cli.option;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads durations: {@code 90s}, {@code 20m}, {@code 1h30m}, {@code 500ms}. */
public final class DurationConverter implements ITypeConverter<Duration> {
  private static final Pattern PART = Pattern.compile("(\\d{1,9})(ms|s|m|h|d)");

  @Override
  public Duration convert(String value) {
    String text = value.toLowerCase(Locale.ROOT);
    Matcher parts = PART.matcher(text);
    Duration sum = Duration.ZERO;
    int end = 0;
    while (parts.lookingAt()) {
      sum = sum.plus(part(Long.parseLong(parts.group(1)), parts.group(2)));
      end = parts.end();
      parts.region(end, text.length());
    }
    if (end == 0 || end != text.length() || sum.isZero()) {
      throw new TypeConversionException(
          "'" + value + "' is not a duration; write it as 500ms, 90s, 20m or 1h30m");
    }
    return sum;
  }

  private static Duration part(long amount, String unit) {
    return switch (unit) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "m" -> Duration.ofMinutes(amount);
      case "h" -> Duration.ofHours(amount);
      default -> Duration.ofDays(amount);
    };
  }
}

package org.tutti.cli.option;

import java.time.Duration;
import org.tutti.records.settings.Durations;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads durations: {@code 90s}, {@code 20m}, {@code 1h30m}, {@code 500ms}. */
public final class DurationConverter implements ITypeConverter<Duration> {
  @Override
  public Duration convert(String value) {
    try {
      return Durations.parse(value);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}

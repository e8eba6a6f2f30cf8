package org.tutti.cli.option;

import java.time.Duration;
import org.tutti.records.settings.Durations;

/** Reads durations: {@code 90s}, {@code 20m}, {@code 1h30m}, {@code 500ms}. */
public final class DurationConverter extends ReaderConverter<Duration> {
  public DurationConverter() {
    super(Durations::parse);
  }
}

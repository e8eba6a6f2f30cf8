package org.tutti.campaign.driver;

import java.time.Duration;
import java.util.Locale;

/** Formats durations for people. */
public final class DurationText {
  private DurationText() {}

  /** Seconds below a minute, otherwise minutes or hours, such as {@code 2:30 min}. */
  public static String of(Duration duration) {
    double seconds = duration.toNanos() / 1e9;
    if (seconds < 60) {
      return String.format(Locale.ROOT, "%.1f s", seconds);
    }
    long whole = Math.round(seconds);
    return whole < 3600
        ? String.format(Locale.ROOT, "%d:%02d min", whole / 60, whole % 60)
        : String.format(Locale.ROOT, "%d:%02d h", whole / 3600, whole % 3600 / 60);
  }
}

package org.tutti.records.settings;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.tutti.diagnostics.ArgumentCheck;

/**
 * How long a launch of up to 1,024 ranks may take.
 *
 * @param startUp until its result file exists
 * @param silence without any cell being finished or started
 * @param total from its start to its end
 * @param end from its last result until the launcher has ended
 */
public record LaunchTimeouts(Duration startUp, Duration silence, Duration total, Duration end) {
  /** Longer than a rank waits for its MPI library to finalize. */
  private static final Duration END = Duration.ofSeconds(20);

  private static final int RANKS = 1024;
  private static final String START_UP = "start-up";
  private static final String SILENCE = "silence";

  /** Generous: a launch that exceeds these has most likely hung. */
  public static final LaunchTimeouts DEFAULT =
      new LaunchTimeouts(Duration.ofMinutes(2), Duration.ofMinutes(10), Duration.ofHours(6));

  public LaunchTimeouts {
    ArgumentCheck.positive("startUp", startUp);
    ArgumentCheck.positive("silence", silence);
    ArgumentCheck.positive("total", total);
    ArgumentCheck.positive("end", end);
  }

  /** Limits of a launch that gets the default time to end. */
  public LaunchTimeouts(Duration startUp, Duration silence, Duration total) {
    this(startUp, silence, total, END);
  }

  /**
   * Reads time limits, such as {@code 2h,silence=30m}; others have their defaults.
   *
   * @throws IllegalArgumentException if the text is not of this form
   */
  static LaunchTimeouts parse(String text) {
    RefinedText read = RefinedText.of(text, List.of(START_UP, SILENCE));
    Map<String, String> refined = read.refinements();
    return new LaunchTimeouts(
        time(refined.get(START_UP), DEFAULT.startUp),
        time(refined.get(SILENCE), DEFAULT.silence),
        time(read.value().orElse(null), DEFAULT.total));
  }

  private static Duration time(String text, Duration usual) {
    return text == null ? usual : Durations.parse(text);
  }

  /** The limits as they are parsed, without that of the end. */
  @Override
  public String toString() {
    return Durations.text(total)
        + ","
        + START_UP
        + "="
        + Durations.text(startUp)
        + ","
        + SILENCE
        + "="
        + Durations.text(silence);
  }

  /** The limits of a launch of so many ranks: with more, in proportion, but for the total. */
  public LaunchTimeouts of(int ranks) {
    double scale = Math.max(1, (double) ranks / RANKS);
    return new LaunchTimeouts(scaled(startUp, scale), scaled(silence, scale), total, end);
  }

  private static Duration scaled(Duration limit, double scale) {
    return scale == 1 ? limit : Duration.ofMillis(Math.round(limit.toMillis() * scale));
  }
}

package org.tutti.annotations.syntax;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tutti.annotations.LocalClock;
import org.tutti.annotations.Options;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.annotations.ThreadSupport;

/** An element of {@link Options}. */
public final class OptionText {
  /** The settings that it may give a value. */
  public static final List<String> NAMES =
      List.of(
          "arrival",
          "clock",
          "file-dir",
          "probes",
          "processing",
          "recheck",
          "scaling",
          "summary",
          "thread-level");

  private OptionText() {}

  /** Why a setting of {@link #NAMES} cannot have this value, as far as a compiler can tell. */
  public static Optional<String> fault(String name, String value) {
    return switch (name) {
      case "arrival" -> ArrivalText.fault(value);
      case "scaling" -> ScaledWork.fault(value);
      case "clock" -> notAmong(LocalClock.values(), value);
      case "processing" -> notAmong(ProcessingScheme.values(), value);
      case "thread-level" -> notAmong(ThreadSupport.values(), value);
      default -> Optional.empty();
    };
  }

  /** Refinements may follow a word. */
  private static Optional<String> notAmong(Enum<?>[] constants, String value) {
    String word = value.split(",", 2)[0].strip().toUpperCase(Locale.ROOT).replace('-', '_');
    return Arrays.stream(constants).anyMatch(constant -> constant.name().equals(word))
        ? Optional.empty()
        : Optional.of("it is not one of " + Arrays.toString(constants));
  }
}

package org.tutti.annotations.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tutti.annotations.SyncMethod.SyncParameterName;

/**
 * The text of an arrival pattern: a name, such as {@code last-late}, and then, after a colon, a
 * time, such as {@code 50us}, or a multiple of the operation's own run-time, such as {@code 1x}; or
 * the offset of each rank, such as {@code 0,10us,3us}.
 */
public final class ArrivalText {
  /** The names, in lower case. */
  public static final List<String> NAMES =
      List.of("simultaneous", "ascending", "descending", "first-late", "last-late", "random");

  /** A fraction of the nanosecond that a number without a unit is would be a trace in seconds. */
  private static final Pattern TIME = Pattern.compile("\\d{1,12}|\\d{1,12}(\\.\\d+)?(ns|us|ms|s)");

  private static final Pattern MULTIPLE = Pattern.compile("\\d{1,6}(\\.\\d+)?x");

  private ArrivalText() {}

  /** Why a text is no pattern, if so. */
  public static Optional<String> fault(String text) {
    List<String> several = list(text);
    if (several.size() > 1 && several.stream().allMatch(one -> fault(one).isEmpty())) {
      return Optional.of(
          "there are "
              + several.size()
              + " patterns, and a cell has one; --factor arrival=A,B measures under each");
    }
    if (isOffsets(text)) {
      return List.of(text.split(",", -1)).stream()
          .filter(offset -> !isTime(offset.strip()))
          .findFirst()
          .map(
              offset ->
                  "the offset '"
                      + offset
                      + "' is neither a time such as 50us nor whole nanoseconds, up to a day");
    }
    String[] parts = text.split(":", 2);
    if (!NAMES.contains(parts[0].toLowerCase(Locale.ROOT))) {
      return Optional.of(
          "'" + parts[0] + "' is none of " + String.join(", ", NAMES) + ", and no list of offsets");
    }
    boolean isMagnitude =
        parts.length == 1 || isTime(parts[1]) || MULTIPLE.matcher(parts[1]).matches();
    return isMagnitude
        ? Optional.empty()
        : Optional.of(
            "'"
                + parts[1]
                + "' is neither a time such as 50us, up to a day, nor a multiple such as 1x");
  }

  /**
   * The patterns of a list that is separated by commas. Offsets that follow each other are one
   * pattern; a comma within a pattern may also be escaped by a backslash, which tells two lists of
   * offsets apart.
   */
  public static List<String> list(String text) {
    List<String> patterns = new ArrayList<>();
    boolean goesOn = false;
    for (String part : TextList.splitAtCommas(text)) {
      boolean isOffset = isTime(part.strip());
      if (isOffset && goesOn) {
        int last = patterns.size() - 1;
        patterns.set(last, patterns.get(last) + "," + part.strip());
      } else {
        patterns.add(part.strip());
      }
      goesOn = isOffset;
    }
    return patterns;
  }

  /** A day at most, so that no sum of some times overflows. */
  private static boolean isTime(String text) {
    return TIME.matcher(text).matches()
        && SyncParameterName.LEAD.number(text) <= SyncParameterName.LEAD.most();
  }

  /** Whether a text gives the offset of each rank. */
  public static boolean isOffsets(String text) {
    return !text.isEmpty() && Character.isDigit(text.charAt(0));
  }
}

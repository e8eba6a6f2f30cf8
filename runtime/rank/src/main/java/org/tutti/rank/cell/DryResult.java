package org.tutti.rank.cell;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How far a dry run has come: a line that a rank prints for its driver, beside those for people.
 *
 * @param called number of cells that have been called to their end, 0 at the beginning
 * @param isFailure whether the last of them threw or left wrong data
 * @param library whose known defect that is, by name and version
 */
public record DryResult(int called, boolean isFailure, Optional<String> library) {
  /** Reached before the first cell is called. */
  public static final DryResult BEGINNING = new DryResult(0, false, Optional.empty());

  private static final Pattern LINE =
      Pattern.compile(".*tutti-dry-run:(\\d{1,9}):(true|false):(.*)");

  /** The line. */
  public String encode() {
    return "tutti-dry-run:" + called + ":" + isFailure + ":" + library.orElse("");
  }

  /** The result that stands in a line, which a launcher may have marked with its rank. */
  public static Optional<DryResult> decode(String line) {
    Matcher result = LINE.matcher(line);
    return result.matches()
        ? Optional.of(
            new DryResult(
                Integer.parseInt(result.group(1)),
                Boolean.parseBoolean(result.group(2)),
                Optional.of(result.group(3).strip()).filter(name -> !name.isEmpty())))
        : Optional.empty();
  }
}

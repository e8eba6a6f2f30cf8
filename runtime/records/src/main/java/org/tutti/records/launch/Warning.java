package org.tutti.records.launch;

import java.util.Locale;

/**
 * A reason not to trust a figure blindly.
 *
 * @param identifier stable identifier such as {@code TUTTI-052}
 * @param text what was seen, and what can be done about it
 */
public record Warning(String identifier, String text) {
  /** Stands in place of the observations of an operation that the MPI library lacks. */
  public static final String NOT_IN_LIBRARY = "TUTTI-055";

  /** A warning whose text is formatted with {@code values}. */
  public static Warning of(int number, String text, Object... values) {
    return new Warning(
        String.format(Locale.ROOT, "TUTTI-%03d", number), String.format(Locale.ROOT, text, values));
  }
}

package org.tutti.report.export;

import java.util.regex.Pattern;

/**
 * Texts for cells of CSV. Spreadsheets evaluate a cell that begins with certain characters, so a
 * name could run a formula; an apostrophe before it makes them take it as text.
 */
final class CsvText {
  private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r].*", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d+(\\.\\d+)?([eE][-+]?\\d+)?");

  private CsvText() {}

  /** The text, harmless; numbers with a sign stay as they are. */
  static String of(String text) {
    boolean evaluated = FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
    return evaluated ? "'" + text : text;
  }
}

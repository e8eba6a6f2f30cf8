package org.tutti.report.encoding;

import java.util.regex.Pattern;
import org.tutti.diagnostics.PrintableText;

/**
 * Texts for cells of CSV. Spreadsheets evaluate a cell that begins with certain characters, so a
 * name could run a formula; an apostrophe before it makes them take it as text. A text that begins
 * with apostrophes before such a character gets one more, so that texts remain different.
 */
final class CsvText {
  private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\t].+", Pattern.DOTALL);
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d+(\\.\\d+)?([eE][-+]?\\d+)?|Infinity)");

  private CsvText() {}

  /** The text, harmless; numbers with a sign stay as they are. */
  static String of(String text) {
    String printable = FlatName.of(text, PrintableText::ofDocument);
    boolean evaluated =
        FORMULA.matcher(printable).matches() && !NUMBER.matcher(printable).matches();
    return evaluated ? "'" + printable : printable;
  }
}

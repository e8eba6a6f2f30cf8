package org.tutti.report.encoding;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.tutti.diagnostics.PrintableText;

/**
 * Rows of CSV (RFC 4180), whose texts are harmless in a spreadsheet and on a terminal. Spreadsheets
 * evaluate a cell that begins with certain characters, so a name could run a formula; an apostrophe
 * before it makes them take it as text. A text that begins with apostrophes before such a character
 * gets one more, so that texts remain different.
 */
public final class CsvRows {
  private static final Pattern FORMULA = Pattern.compile("'*[=+\\-@\t].+", Pattern.DOTALL);
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d+(\\.\\d+)?([eE][-+]?\\d+)?|Infinity)");

  private final CsvWriter csv;

  public CsvRows(Writer output) {
    this.csv = CsvWriter.builder().build(output);
  }

  /** Writes a row. */
  public void writeRecord(List<String> fields) {
    csv.writeRecord(fields.stream().map(CsvRows::harmless).toList());
  }

  /** Writes a row. */
  public void writeRecord(String... fields) {
    writeRecord(Arrays.asList(fields));
  }

  /** Passes on to the output what was written. */
  public void flush() throws IOException {
    csv.flush();
  }

  /** The text, harmless; numbers with a sign stay as they are. */
  static String harmless(String text) {
    String printable = FlatName.of(text, PrintableText::ofDocument);
    boolean evaluated =
        FORMULA.matcher(printable).matches() && !NUMBER.matcher(printable).matches();
    return evaluated ? "'" + printable : printable;
  }
}

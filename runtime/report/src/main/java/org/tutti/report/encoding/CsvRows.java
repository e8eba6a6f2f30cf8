package org.tutti.report.encoding;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;

/** Rows of CSV (RFC 4180), whose texts are harmless in a spreadsheet and on a terminal. */
public final class CsvRows {
  private final CsvWriter csv;

  public CsvRows(Writer output) {
    this.csv = CsvWriter.builder().build(output);
  }

  /** Writes a row. */
  public void writeRecord(List<String> fields) {
    csv.writeRecord(fields.stream().map(CsvText::of).toList());
  }

  /** Writes a row. */
  public void writeRecord(String... fields) {
    writeRecord(Arrays.asList(fields));
  }

  /** Passes on to the output what was written. */
  public void flush() throws IOException {
    csv.flush();
  }
}

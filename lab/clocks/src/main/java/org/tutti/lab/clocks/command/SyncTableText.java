package org.tutti.lab.clocks.command;

import java.util.ArrayList;
import java.util.List;
import org.tutti.lab.clocks.DataTable;
import org.tutti.report.TextTable;
import org.tutti.report.layout.CellLines;

/** A table of an experiment as text; headings take several lines where they are wider than data. */
final class SyncTableText {
  private SyncTableText() {}

  static List<String> lines(DataTable data, int width) {
    List<List<String>> headings = new ArrayList<>();
    int height = 1;
    for (int column = 0; column < data.columns().size(); column++) {
      List<String> heading = heading(data, column);
      headings.add(heading);
      height = Math.max(height, heading.size());
    }
    TextTable text = new TextTable();
    for (int column = 0; column < headings.size(); column++) {
      List<String> heading = new ArrayList<>(headings.get(column));
      while (heading.size() < height) {
        heading.add("");
      }
      String[] padded = heading.toArray(String[]::new);
      if (column == 0) {
        text.left(padded);
      } else {
        text.right(padded);
      }
    }
    data.rows().forEach(row -> text.row(row.stream().map(SyncTableText::shown).toList()));
    return text.lines(width);
  }

  /** Not wider than the data of its column, as far as its words are not. */
  private static List<String> heading(DataTable data, int column) {
    String heading = data.columns().get(column);
    int widest = 0;
    for (List<String> row : data.rows()) {
      widest = Math.max(widest, row.get(column).length());
    }
    for (String word : heading.split(" ")) {
      widest = Math.max(widest, word.length());
    }
    return CellLines.of(heading, widest);
  }

  /** Nothing was measured where there is no number. */
  private static String shown(String value) {
    return value.isEmpty() || value.equals("NaN") ? "-" : value;
  }
}

package org.tutti.lab.clocks.command;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.tutti.lab.clocks.DataTable;
import org.tutti.report.layout.CellLines;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/** A table of an experiment as text; headings take several lines where they are wider than data. */
final class SyncTableText {
  private SyncTableText() {}

  static List<String> lines(DataTable data, int width) {
    List<TextColumn> columns = new ArrayList<>();
    for (int index = 0; index < data.columns().size(); index++) {
      int column = index;
      String[] heading = heading(data, column).toArray(String[]::new);
      Function<List<String>, String> text = row -> shown(row.get(column));
      columns.add(
          column == 0
              ? TextColumn.words(data.rows(), text, heading)
              : TextColumn.right(data.rows(), text, heading));
    }
    return new TextTable(columns).lines(width);
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

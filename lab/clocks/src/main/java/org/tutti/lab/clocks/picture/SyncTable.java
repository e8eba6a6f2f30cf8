package org.tutti.lab.clocks.picture;

import java.util.List;
import java.util.OptionalDouble;
import org.tutti.lab.clocks.DataTable;

/**
 * The table of an experiment on synchronization.
 *
 * @param name of the experiment, such as {@code offset}
 * @param data its table, of one launch or over several
 */
public record SyncTable(String name, DataTable data) {

  /** The number in a column of a row; empty if there is none, or no such column. */
  OptionalDouble number(List<String> row, String column) {
    int index = data.columns().indexOf(column);
    String text = index < 0 ? "" : row.get(index);
    if (text.isEmpty() || text.equals("NaN")) {
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(Double.parseDouble(text));
  }

  /** The distinct texts of the first column, in order. */
  List<String> series() {
    return data.rows().stream().map(row -> row.get(0)).distinct().toList();
  }

  /** In a line, by what it was measured, and with how many launches. */
  public String measured() {
    return "Measured: experiment "
        + name
        + " of the command sync, "
        + (data.columns().contains("from") ? "several launches" : "one launch")
        + ".";
  }

  /** What the ends of intervals are, if the table has them. */
  String whiskers() {
    return data.columns().contains("from")
        ? " Whiskers: 95 % interval of the median over launches, where there are enough of them."
        : "";
  }
}

package org.tutti.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A column of a table that may lack the room for it.
 *
 * @param heading its name
 * @param left whether it is aligned to the left
 * @param priority columns with at most 0 are always there; of the others, lower numbers come first
 * @param cells its text in each row
 */
record ReportColumn(String heading, boolean left, int priority, List<String> cells) {
  /** Priority of what tells rows apart; it is repeated in each part of a table. */
  static final int NAME = -1;

  /** Priority of figures that are always there. */
  static final int FIGURE = 0;

  /** Priority of what is shown only where everything is. */
  static final int REST = 100;

  private static final int GAP = 2;

  /** A column of text that each row yields. */
  static <T> ReportColumn left(String heading, int priority, List<T> rows, Function<T, String> of) {
    return new ReportColumn(heading, true, priority, rows.stream().map(of).toList());
  }

  /** A column of figures that each row yields. */
  static <T> ReportColumn right(
      String heading, int priority, List<T> rows, Function<T, String> of) {
    return new ReportColumn(heading, false, priority, rows.stream().map(of).toList());
  }

  /** Those that a line has room for, in their order; a column without any text is left out. */
  private static List<ReportColumn> fitting(List<ReportColumn> all, int width) {
    List<ReportColumn> chosen = new ArrayList<>();
    int used = -GAP;
    for (ReportColumn column :
        all.stream().sorted(Comparator.comparingInt(ReportColumn::priority)).toList()) {
      int more = GAP + column.width();
      boolean told = column.cells.stream().anyMatch(cell -> !cell.isEmpty() && !cell.equals("-"));
      if (told && (column.priority <= 0 || used + more <= width)) {
        chosen.add(column);
        used += more;
      }
    }
    return all.stream().filter(chosen::contains).toList();
  }

  /**
   * The lines of a table.
   *
   * @param everything whether columns for which there is no room follow in further tables
   */
  static List<String> lines(List<ReportColumn> all, int width, boolean everything) {
    List<ReportColumn> shown =
        fitting(all.stream().filter(column -> column.priority < REST).toList(), width);
    List<String> lines = new ArrayList<>(lines(shown, width));
    if (!everything) {
      return lines;
    }
    List<ReportColumn> names = all.stream().filter(column -> column.priority == NAME).toList();
    List<ReportColumn> missing = new ArrayList<>(all);
    missing.removeAll(shown);
    while (true) {
      List<ReportColumn> next = new ArrayList<>(names);
      next.addAll(missing);
      List<ReportColumn> chosen = fitting(next, width);
      if (!missing.removeAll(chosen)) {
        return lines;
      }
      lines.add("");
      lines.addAll(lines(chosen, width));
    }
  }

  private static List<String> lines(List<ReportColumn> columns, int width) {
    TextTable table = new TextTable();
    columns.forEach(
        column -> {
          if (column.left) {
            table.left(column.heading);
          } else {
            table.right(column.heading);
          }
        });
    int rows = columns.get(0).cells.size();
    for (int row = 0; row < rows; row++) {
      int index = row;
      table.row(columns.stream().map(column -> column.cells.get(index)).toList());
    }
    return table.lines(width);
  }

  private int width() {
    return cells.stream().mapToInt(String::length).reduce(heading.length(), Math::max);
  }
}

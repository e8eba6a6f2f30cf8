package org.tutti.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tutti.analysis.column.TableColumn;

/**
 * A column of a table that may lack the room for it.
 *
 * @param heading its name
 * @param left whether it is aligned to the left
 * @param breaks whether its text may take several lines
 * @param priority as of a {@link TableColumn}; {@link TableColumn#NAME} is repeated in each part of
 *     a table
 * @param cells its text in each row
 */
public record ReportColumn(
    String heading, boolean left, boolean breaks, int priority, List<String> cells) {
  private static final int GAP = 2;

  /** A column of words that each row yields. */
  static <T> ReportColumn words(
      String heading, int priority, List<T> rows, Function<T, String> of) {
    return new ReportColumn(heading, true, true, priority, rows.stream().map(of).toList());
  }

  /** A column of intervals, or of figures with a word. */
  static <T> ReportColumn left(String heading, int priority, List<T> rows, Function<T, String> of) {
    return new ReportColumn(heading, true, false, priority, rows.stream().map(of).toList());
  }

  /** A column of figures that each row yields. */
  static <T> ReportColumn right(
      String heading, int priority, List<T> rows, Function<T, String> of) {
    return new ReportColumn(heading, false, false, priority, rows.stream().map(of).toList());
  }

  /** Those that a line has room for, in their order; a column without any text is left out. */
  static List<ReportColumn> fitting(List<ReportColumn> all, int width) {
    List<ReportColumn> chosen = new ArrayList<>();
    int used = -GAP;
    int narrowest = -GAP;
    for (ReportColumn column :
        all.stream().sorted(Comparator.comparingInt(ReportColumn::priority)).toList()) {
      int more = GAP + column.width();
      int least = GAP + column.narrowest();
      boolean fits =
          column.priority <= TableColumn.WANTED ? narrowest + least <= width : used + more <= width;
      if (column.isTold() && (column.priority <= TableColumn.FIGURE || fits)) {
        chosen.add(column);
        used += more;
        narrowest += least;
      }
    }
    return all.stream().filter(chosen::contains).toList();
  }

  /** So many of the columns at most, in their order. */
  static List<ReportColumn> most(List<ReportColumn> all, int columns) {
    List<ReportColumn> chosen =
        all.stream()
            .sorted(Comparator.comparingInt(ReportColumn::priority))
            .limit(columns)
            .toList();
    return all.stream().filter(chosen::contains).toList();
  }

  /**
   * The lines of a table.
   *
   * @param everything whether columns for which there is no room follow in further tables
   */
  static List<String> lines(List<ReportColumn> all, int width, boolean everything) {
    List<ReportColumn> shown =
        fitting(all.stream().filter(column -> column.priority < TableColumn.REST).toList(), width);
    List<String> lines = new ArrayList<>(lines(shown, width));
    if (!everything) {
      return lines;
    }
    List<ReportColumn> names =
        all.stream().filter(column -> column.priority == TableColumn.NAME).toList();
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
    return rows(columns, width).stream().flatMap(List::stream).toList();
  }

  /** The lines of the heading of columns, and of each of their rows. */
  static List<List<String>> rows(List<ReportColumn> columns, int width) {
    TextTable table = new TextTable();
    columns.forEach(
        column -> {
          if (column.breaks) {
            table.left(column.heading);
          } else if (column.left) {
            table.whole(column.heading);
          } else {
            table.right(column.heading);
          }
        });
    int rows = columns.get(0).cells.size();
    for (int row = 0; row < rows; row++) {
      int index = row;
      table.row(columns.stream().map(column -> column.cells.get(index)).toList());
    }
    return table.rows(width);
  }

  /** The column with the rows of another one with the same heading after its own. */
  ReportColumn followedBy(ReportColumn other) {
    return new ReportColumn(
        heading,
        left,
        breaks || other.breaks,
        priority,
        Stream.concat(cells.stream(), other.cells.stream()).toList());
  }

  /** The width of a table of columns whose words take several lines. */
  static int narrowest(List<ReportColumn> columns) {
    return columns.stream().mapToInt(column -> GAP + column.narrowest()).sum() - GAP;
  }

  private int narrowest() {
    return breaks ? Math.min(width(), TextTable.NARROWEST) : width();
  }

  /** Whether any row has a text. */
  boolean isTold() {
    return cells.stream().anyMatch(cell -> !cell.isEmpty() && !cell.equals("-"));
  }

  private int width() {
    return cells.stream().mapToInt(String::length).reduce(heading.length(), Math::max);
  }
}

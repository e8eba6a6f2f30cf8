package org.tutti.figures.page;

import java.util.List;
import java.util.stream.IntStream;
import org.tutti.report.cell.ReportTable;
import org.tutti.report.table.TextColumn;
import org.tutti.report.table.TextTable;

/**
 * A table with its headings and its rows.
 *
 * @param id of its place on the page
 */
public record PageTable(
    String id, ReportTable table, List<PageText> headings, List<List<PageText>> rows) {
  /** A longer table is folded, so that what follows it is found. */
  private static final int MAX_UNFOLDED = 40;

  /** A cell of a table. */
  public record PageText(String text, String align) {
    boolean empty() {
      return text.isEmpty();
    }
  }

  static PageTable of(ReportTable table, String id) {
    return new PageTable(id, table, headings(table.shown()), rows(table.shown()));
  }

  static List<PageText> headings(TextTable table) {
    return table.columns().stream().map(column -> text(column, column.heading())).toList();
  }

  static List<List<PageText>> rows(TextTable table) {
    return IntStream.range(0, table.size())
        .mapToObj(
            row ->
                table.columns().stream()
                    .map(column -> text(column, column.cells().get(row)))
                    .toList())
        .toList();
  }

  private static PageText text(TextColumn column, String text) {
    return new PageText(text, column.left() ? "left" : "right");
  }

  String title() {
    return table.heading();
  }

  boolean explained() {
    return !table.method().isEmpty();
  }

  int size() {
    return rows.size();
  }

  boolean folded() {
    return rows.size() > MAX_UNFOLDED;
  }
}

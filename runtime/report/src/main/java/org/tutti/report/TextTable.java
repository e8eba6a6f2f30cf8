package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.PrintableText;

/** Formats text in columns. */
public final class TextTable {
  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();
  private final List<Boolean> leftAligned = new ArrayList<>();

  /** A left-aligned column. */
  public TextTable left(String... heading) {
    return column(true, heading);
  }

  /** A right-aligned column. */
  public TextTable right(String... heading) {
    return column(false, heading);
  }

  /** Adds a row with one cell for each column. */
  public void row(List<String> cells) {
    if (cells.size() != leftAligned.size()) {
      throw new IllegalArgumentException(
          "cells are " + cells.size() + ", but there are " + leftAligned.size() + " columns");
    }
    rows.add(cells.stream().map(PrintableText::of).toList());
  }

  /** The lines of the table, its headings first. */
  public List<String> lines() {
    int[] widths = new int[leftAligned.size()];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  /** All columns have the same number of heading lines. */
  private TextTable column(boolean left, String... heading) {
    if (rows.isEmpty()) {
      for (int line = 0; line < heading.length; line++) {
        rows.add(new ArrayList<>());
      }
    }
    if (heading.length != rows.size()) {
      throw new IllegalArgumentException("heading must have " + rows.size() + " lines");
    }
    for (int line = 0; line < heading.length; line++) {
      rows.get(line).add(PrintableText.of(heading[line]));
    }
    leftAligned.add(left);
    return this;
  }

  private String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      String padding = " ".repeat(widths[column] - cell.length());
      line.append(column == 0 ? "" : GAP);
      line.append(leftAligned.get(column) ? cell + padding : padding + cell);
    }
    return line.toString().stripTrailing();
  }
}

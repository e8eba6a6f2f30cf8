package org.tutti.report;

import java.util.ArrayList;
import java.util.List;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.layout.CellLines;

/** Formats text in columns. */
public final class TextTable {
  private static final String GAP = "  ";
  private static final String INDENT = "  ";

  /** Columns of text are not made narrower, however wide the table is. */
  static final int NARROWEST = 8;

  private final List<List<String>> rows = new ArrayList<>();
  private final List<Boolean> leftAligned = new ArrayList<>();
  private final List<Boolean> whole = new ArrayList<>();

  /** A left-aligned column. */
  public TextTable left(String... heading) {
    return column(true, false, heading);
  }

  /** A left-aligned column whose cells always take one line, such as intervals. */
  public TextTable whole(String... heading) {
    return column(true, true, heading);
  }

  /** A right-aligned column. */
  public TextTable right(String... heading) {
    return column(false, true, heading);
  }

  /** Adds a row with one cell for each column. */
  public void row(List<String> cells) {
    if (cells.size() != leftAligned.size()) {
      throw new IllegalArgumentException(
          "cells are " + cells.size() + ", but there are " + leftAligned.size() + " columns");
    }
    rows.add(cells.stream().map(PrintableText::of).toList());
  }

  /**
   * The lines of the table, its headings first, of at most {@code width} columns: columns of text
   * become narrower and their cells take several lines, the widest first. Words are broken only if
   * nothing else helps.
   */
  public List<String> lines(int width) {
    return rows(width).stream().flatMap(List::stream).toList();
  }

  /** The same, row by row. */
  List<List<String>> rows(int width) {
    int[] widths = new int[leftAligned.size()];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    narrow(widths, words(), width);
    narrow(widths, new int[widths.length], width);
    return rows.stream().map(row -> lines(row, widths)).toList();
  }

  /** The same as {@link #lines}, indented, of at most {@code width} columns in all. */
  public List<String> indented(int width) {
    return lines(width - INDENT.length()).stream().map(INDENT::concat).toList();
  }

  /** The longest word of each column. */
  private int[] words() {
    int[] longest = new int[leftAligned.size()];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        longest[column] = Math.max(longest[column], CellLines.longestWord(row.get(column)));
      }
    }
    return longest;
  }

  /** No column becomes narrower than its least width, or than {@link #NARROWEST}. */
  private void narrow(int[] widths, int[] least, int width) {
    int excess = GAP.length() * (widths.length - 1) - width;
    for (int each : widths) {
      excess += each;
    }
    for (; excess > 0; excess--) {
      int widest = -1;
      for (int column = 0; column < widths.length; column++) {
        if (!whole.get(column)
            && widths[column] > Math.max(NARROWEST, least[column])
            && (widest < 0 || widths[column] > widths[widest])) {
          widest = column;
        }
      }
      if (widest < 0) {
        return;
      }
      widths[widest]--;
    }
  }

  /** All columns have the same number of heading lines. */
  private TextTable column(boolean left, boolean unbroken, String... heading) {
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
    whole.add(unbroken);
    return this;
  }

  private List<String> lines(List<String> row, int[] widths) {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      cells.add(
          column == 0 && leftAligned.get(column)
              ? CellLines.indented(cell, widths[column])
              : CellLines.of(cell, widths[column]));
      height = Math.max(height, cells.get(column).size());
    }
    List<String> lines = new ArrayList<>();
    for (int index = 0; index < height; index++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        List<String> parts = cells.get(column);
        String part = index < parts.size() ? parts.get(index) : "";
        String padding = " ".repeat(Math.max(0, widths[column] - part.length()));
        line.append(column == 0 ? "" : GAP);
        line.append(leftAligned.get(column) ? part + padding : padding + part);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}

package org.tutti.report.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.tutti.analysis.column.TableColumn;
import org.tutti.diagnostics.PrintableText;
import org.tutti.report.layout.CellLines;

/**
 * A table for readers, from which text, HTML, Markdown, and LaTeX are made.
 *
 * @param columns in order, each with as many cells as the others
 */
public record TextTable(List<TextColumn> columns) {
  private static final String GAP = "  ";
  private static final String INDENT = "  ";

  public TextTable {
    columns = List.copyOf(columns);
    if (columns.stream().mapToInt(column -> column.cells().size()).distinct().count() > 1) {
      throw new IllegalArgumentException("columns must have the same number of cells");
    }
  }

  /** The table of these columns. */
  public static TextTable of(TextColumn... columns) {
    return new TextTable(List.of(columns));
  }

  /** The number of its rows. */
  public int size() {
    return columns.isEmpty() ? 0 : columns.get(0).cells().size();
  }

  /** The texts of a row, counted from 0. */
  public List<String> row(int index) {
    return columns.stream().map(column -> column.cells().get(index)).toList();
  }

  /** The headings of its columns, each in one line. */
  public List<String> headings() {
    return columns.stream().map(TextColumn::heading).toList();
  }

  /** A line of the headings, counted from 0; empty where a column has fewer. */
  public List<String> heading(int line) {
    return columns.stream()
        .map(column -> line < column.headings().size() ? column.headings().get(line) : "")
        .toList();
  }

  /** The table with the rows of another one with the same headings after its own. */
  public TextTable followedBy(TextTable other) {
    return new TextTable(
        IntStream.range(0, columns.size())
            .mapToObj(index -> columns.get(index).followedBy(other.columns.get(index)))
            .toList());
  }

  /** The columns that a line has room for, in their order, without those that have no text. */
  public TextTable fitting(int width) {
    return fitting(width, TableColumn.FIGURE);
  }

  /** With all columns up to a priority, whether there is room or not, and with one figure. */
  private TextTable fitting(int width, int always) {
    List<TextColumn> chosen = new ArrayList<>();
    int used = -GAP.length();
    int narrowest = -GAP.length();
    for (TextColumn column : byPriority()) {
      int more = GAP.length() + column.width();
      int least = GAP.length() + column.narrowest();
      boolean fits =
          column.priority() <= TableColumn.WANTED
              ? narrowest + least <= width
              : used + more <= width;
      boolean isFirst = chosen.stream().noneMatch(other -> other.priority() > TableColumn.NAME);
      if (column.isTold() && (column.priority() <= always || fits || isFirst)) {
        chosen.add(column);
        used += more;
        narrowest += least;
      }
    }
    return with(chosen);
  }

  /** So many of the columns at most, in their order. */
  public TextTable most(int number) {
    return with(byPriority().subList(0, Math.min(number, columns.size())));
  }

  /** The columns up to a priority. */
  public TextTable upTo(int priority) {
    return new TextTable(columns.stream().filter(column -> column.priority() <= priority).toList());
  }

  private List<TextColumn> byPriority() {
    return columns.stream().sorted(Comparator.comparingInt(TextColumn::priority)).toList();
  }

  private TextTable with(List<TextColumn> chosen) {
    // Columns of the same text may stand for different figures.
    Set<TextColumn> kept = Collections.newSetFromMap(new IdentityHashMap<>());
    kept.addAll(chosen);
    return new TextTable(columns.stream().filter(kept::contains).toList());
  }

  /** The width of the table if words take several lines. */
  public int narrowest() {
    return columns.stream().mapToInt(column -> GAP.length() + column.narrowest()).sum()
        - GAP.length();
  }

  /**
   * The lines of the columns for which there is room; figures that are always there follow in
   * further tables.
   *
   * @param everything whether all others follow, too
   */
  public List<String> fittingLines(int width, boolean everything) {
    TextTable shown = upTo(TableColumn.REST - 1).fitting(width, TableColumn.NAME);
    List<String> lines = new ArrayList<>(shown.lines(width));
    List<TextColumn> names =
        columns.stream().filter(column -> column.priority() == TableColumn.NAME).toList();
    List<TextColumn> missing = new ArrayList<>(columns);
    missing.removeAll(shown.columns);
    missing.removeIf(column -> !everything && column.priority() > TableColumn.FIGURE);
    while (true) {
      List<TextColumn> next = new ArrayList<>(names);
      next.addAll(missing);
      TextTable chosen = new TextTable(next).fitting(width, TableColumn.NAME);
      if (!missing.removeAll(chosen.columns)) {
        return lines;
      }
      lines.add("");
      lines.addAll(chosen.lines(width));
    }
  }

  /**
   * The lines of the table, its headings first, of at most {@code width} columns: columns of text
   * become narrower and their cells take several lines, the widest first. Words are broken only if
   * nothing else helps.
   */
  public List<String> lines(int width) {
    return rows(width).stream().flatMap(List::stream).toList();
  }

  /** The same, indented, of at most {@code width} columns in all. */
  public List<String> indented(int width) {
    return lines(width - INDENT.length()).stream().map(INDENT::concat).toList();
  }

  /** The lines of the headings, and of each row. */
  public List<List<String>> rows(int width) {
    List<List<String>> rows = new ArrayList<>();
    int headings = columns.stream().mapToInt(column -> column.headings().size()).max().orElse(0);
    IntStream.range(0, headings).forEach(line -> rows.add(printable(heading(line))));
    IntStream.range(0, size()).forEach(index -> rows.add(printable(row(index))));
    int[] widths = largest(rows, String::length);
    narrow(widths, largest(rows, CellLines::longestWord), width);
    narrow(widths, new int[widths.length], width);
    return rows.stream().map(row -> lines(row, widths)).toList();
  }

  private static List<String> printable(List<String> row) {
    return row.stream().map(PrintableText::of).toList();
  }

  /** The largest measure of a cell in each column. */
  private int[] largest(List<List<String>> rows, ToIntFunction<String> measure) {
    return IntStream.range(0, columns.size())
        .map(column -> rows.stream().map(row -> row.get(column)).mapToInt(measure).max().orElse(0))
        .toArray();
  }

  /** No column becomes narrower than its least width, or than {@link TextColumn#NARROWEST}. */
  private void narrow(int[] widths, int[] least, int width) {
    int excess = GAP.length() * (widths.length - 1) + IntStream.of(widths).sum() - width;
    for (; excess > 0; excess--) {
      int widest = -1;
      for (int column = 0; column < widths.length; column++) {
        if (columns.get(column).breaks()
            && widths[column] > Math.max(TextColumn.NARROWEST, least[column])
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

  private List<String> lines(List<String> row, int[] widths) {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int column = 0; column < row.size(); column++) {
      String cell = row.get(column);
      cells.add(
          column == 0 && columns.get(column).left()
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
        line.append(columns.get(column).left() ? part + padding : padding + part);
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }
}

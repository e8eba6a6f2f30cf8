package org.tutti.report.table;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tutti.analysis.column.TableColumn;

/**
 * A column of a {@link TextTable}.
 *
 * @param headings the lines of its heading: its name, and perhaps the unit
 * @param left whether it is aligned to the left
 * @param breaks whether its text may take several lines
 * @param priority as of a {@link TableColumn}; {@link TableColumn#NAME} is repeated in each part of
 *     a table
 * @param cells its text in each row
 */
public record TextColumn(
    List<String> headings, boolean left, boolean breaks, int priority, List<String> cells) {
  /** Columns of text are not made narrower, however wide the table is. */
  static final int NARROWEST = 8;

  public TextColumn {
    headings = List.copyOf(headings);
    cells = List.copyOf(cells);
  }

  /** A column of words that each row yields. */
  public static <R> TextColumn words(List<R> rows, Function<R, String> of, String... headings) {
    return of(true, true, rows, of, headings);
  }

  /** A column of intervals, or of figures with a word, whose cells always take one line. */
  public static <R> TextColumn whole(List<R> rows, Function<R, String> of, String... headings) {
    return of(true, false, rows, of, headings);
  }

  /** A column of figures that each row yields. */
  public static <R> TextColumn right(List<R> rows, Function<R, String> of, String... headings) {
    return of(false, false, rows, of, headings);
  }

  private static <R> TextColumn of(
      boolean left, boolean breaks, List<R> rows, Function<R, String> of, String... headings) {
    return new TextColumn(
        List.of(headings), left, breaks, TableColumn.FIGURE, rows.stream().map(of).toList());
  }

  /** The same with another priority. */
  public TextColumn at(int newPriority) {
    return new TextColumn(headings, left, breaks, newPriority, cells);
  }

  /** The column with the rows of another one with the same heading after its own. */
  public TextColumn followedBy(TextColumn other) {
    return new TextColumn(
        headings,
        left,
        breaks || other.breaks,
        priority,
        Stream.concat(cells.stream(), other.cells.stream()).toList());
  }

  /** Its heading in one line. */
  public String heading() {
    return headings.stream().filter(line -> !line.isEmpty()).collect(Collectors.joining(" "));
  }

  /** Whether any row has a text. */
  public boolean isTold() {
    return cells.stream().anyMatch(cell -> !cell.isEmpty() && !cell.equals("-"));
  }

  /** Its width if its words take several lines. */
  int narrowest() {
    return breaks ? Math.min(width(), NARROWEST) : width();
  }

  int width() {
    return Stream.concat(headings.stream(), cells.stream())
        .mapToInt(String::length)
        .max()
        .orElse(0);
  }
}

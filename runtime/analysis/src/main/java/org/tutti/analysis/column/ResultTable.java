package org.tutti.analysis.column;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A table of results, from which every format is made.
 *
 * @param <R> what a row is about
 * @param key its name in JSON and CSV
 * @param title what readers see above it; empty if nothing
 * @param columns in order; those that tell rows apart come first
 * @param place the cell that a row is about, if it is about one
 * @param rows all of them, for programs
 * @param shown those for readers
 */
public record ResultTable<R>(
    String key,
    String title,
    List<? extends TableColumn<R>> columns,
    Function<R, Optional<RowPlace>> place,
    List<R> rows,
    List<R> shown) {
  public ResultTable {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    shown = List.copyOf(shown);
  }

  /** A table for everybody. */
  public static <R> ResultTable<R> of(
      String key,
      String title,
      List<? extends TableColumn<R>> columns,
      Function<R, RowPlace> place,
      List<R> rows) {
    return new ResultTable<>(key, title, columns, row -> Optional.of(place.apply(row)), rows, rows);
  }

  /** A table whose rows are not about cells. */
  public static <R> ResultTable<R> withoutCells(
      String key, String title, List<? extends TableColumn<R>> columns, List<R> rows) {
    return new ResultTable<>(key, title, columns, row -> Optional.empty(), rows, rows);
  }

  /** The same of which readers see these rows only. */
  public ResultTable<R> showing(List<R> some) {
    return new ResultTable<>(key, title, columns, place, rows, some);
  }
}

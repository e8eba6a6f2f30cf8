package org.tutti.analysis.column;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.tutti.stats.interval.Estimate;

/**
 * A column of a table that is described in one place.
 *
 * @param key its name in JSON
 * @param definition empty if the title says everything
 * @param function what a row has in it
 */
public record PlainColumn<R>(
    String title,
    String key,
    FigureUnit unit,
    int priority,
    String definition,
    Function<R, ColumnEntry> function)
    implements TableColumn<R> {
  /** What tells rows apart, in words. */
  public static <R> PlainColumn<R> name(String title, String key, Function<R, String> of) {
    return new PlainColumn<>(
        title, key, FigureUnit.WORDS, NAME, "", row -> ColumnEntry.ofWords(of.apply(row)));
  }

  /** What tells rows apart, counted. */
  public static <R> PlainColumn<R> number(String title, String key, ToDoubleFunction<R> of) {
    return count(title, key, "", of).at(NAME);
  }

  /** Words about a row. */
  public static <R> PlainColumn<R> words(
      String title, String key, String definition, Function<R, String> of) {
    return new PlainColumn<>(
        title,
        key,
        FigureUnit.WORDS,
        FIGURE,
        definition,
        row -> ColumnEntry.ofWords(of.apply(row)));
  }

  /** A number of things. */
  public static <R> PlainColumn<R> count(
      String title, String key, String definition, ToDoubleFunction<R> of) {
    return value(title, key, FigureUnit.COUNT, definition, of);
  }

  /** A number that every row has. */
  public static <R> PlainColumn<R> value(
      String title, String key, FigureUnit unit, String definition, ToDoubleFunction<R> of) {
    return figure(title, key, unit, definition, row -> ColumnEntry.of(of.applyAsDouble(row)));
  }

  /** A number that some rows have. */
  public static <R> PlainColumn<R> optional(
      String title,
      String key,
      FigureUnit unit,
      String definition,
      Function<R, OptionalDouble> of) {
    return figure(title, key, unit, definition, row -> ColumnEntry.of(of.apply(row)));
  }

  /** A number with its interval, that some rows have. */
  public static <R> PlainColumn<R> estimate(
      String title,
      String key,
      FigureUnit unit,
      String definition,
      Function<R, Optional<Estimate>> of) {
    return figure(title, key, unit, definition, row -> ColumnEntry.of(of.apply(row)));
  }

  /** A figure of any kind. */
  public static <R> PlainColumn<R> figure(
      String title, String key, FigureUnit unit, String definition, Function<R, ColumnEntry> of) {
    return new PlainColumn<>(title, key, unit, FIGURE, definition, of);
  }

  /** The same with another priority. */
  public PlainColumn<R> at(int newPriority) {
    return new PlainColumn<>(title, key, unit, newPriority, definition, function);
  }

  @Override
  public ColumnEntry entry(R row) {
    return function.apply(row);
  }
}

package org.tutti.analysis.column;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.hypothesis.TestTable;
import org.tutti.stats.interval.Estimate;

/**
 * What a row has in a column: a number, perhaps with its interval or as the statistic of a test, or
 * words, or nothing.
 *
 * @param words empty for numbers
 * @param number in the unit of the column
 * @param interval of that number
 * @param test whose statistic the number is
 * @param correctedPValue its p-value, corrected for tests that were made with it
 * @param isMarked whether readers see asterisks for a small p-value
 */
public record ColumnEntry(
    String words,
    OptionalDouble number,
    Optional<Estimate> interval,
    Optional<TestResult> test,
    OptionalDouble correctedPValue,
    boolean isMarked) {
  /** Nothing. */
  public static final ColumnEntry NONE = ofWords("");

  /** Words, such as the name of a level. */
  public static ColumnEntry ofWords(String words) {
    return new ColumnEntry(
        words,
        OptionalDouble.empty(),
        Optional.empty(),
        Optional.empty(),
        OptionalDouble.empty(),
        true);
  }

  /** A number. */
  public static ColumnEntry of(double number) {
    return of(OptionalDouble.of(number), Optional.empty());
  }

  /** A number, if there is one. */
  public static ColumnEntry of(OptionalDouble number) {
    return of(number, Optional.empty());
  }

  /** A number, if there is one. */
  public static ColumnEntry of(OptionalInt number) {
    return number.isPresent() ? of(number.getAsInt()) : NONE;
  }

  /** A number with its interval, if there are enough values for one. */
  public static ColumnEntry of(OptionalDouble number, Optional<Estimate> interval) {
    return new ColumnEntry("", number, interval, Optional.empty(), OptionalDouble.empty(), true);
  }

  /** An estimate, if there is one. */
  public static ColumnEntry of(Optional<Estimate> estimate) {
    return estimate.map(found -> of(OptionalDouble.of(found.value()), estimate)).orElse(NONE);
  }

  /** A test by itself. */
  public static ColumnEntry of(TestResult test) {
    return of(test, OptionalDouble.empty());
  }

  /** A test among others. */
  public static ColumnEntry of(TestResult test, double correctedPValue) {
    return of(test, OptionalDouble.of(correctedPValue));
  }

  /** A test of several that were made together, if it was possible. */
  public static ColumnEntry ofRow(Optional<? extends TestTable.Row<?>> row) {
    return row.map(found -> of(found.result(), found.correctedPValue())).orElse(NONE);
  }

  private static ColumnEntry of(TestResult test, OptionalDouble correctedPValue) {
    return new ColumnEntry(
        "",
        OptionalDouble.of(test.statistic()),
        Optional.empty(),
        Optional.of(test),
        correctedPValue,
        true);
  }

  /** The same, with asterisks for a small p-value only if something is concluded from it. */
  public ColumnEntry marked(boolean isConclusive) {
    return new ColumnEntry(words, number, interval, test, correctedPValue, isConclusive);
  }

  /** Whether there is nothing. */
  public boolean isEmpty() {
    return words.isEmpty() && number.isEmpty();
  }
}

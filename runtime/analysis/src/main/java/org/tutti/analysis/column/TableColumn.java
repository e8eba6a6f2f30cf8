package org.tutti.analysis.column;

import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A column of tables whose rows are of one kind.
 *
 * @param <R> what a row is about, such as a cell
 */
public interface TableColumn<R> {
  /** Priority of what tells rows apart for programs only. */
  int HIDDEN = -3;

  /** Priority of what rows of a table have in common that another table has not. */
  int HEADING = -2;

  /** Priority of what tells rows apart. */
  int NAME = -1;

  /** Priority of figures that are always there. */
  int FIGURE = 0;

  /** Figures up to this priority are there if names that take several lines leave room for them. */
  int WANTED = 2;

  /** Priority of what is shown only where everything is. */
  int REST = 100;

  /** The letter after a separator. */
  Pattern SEPARATED = Pattern.compile("[^A-Za-z0-9]+(\\w?)");

  /** Its name in tables; unique among the columns of a row. */
  String title();

  /** The unit of its numbers. */
  FigureUnit unit();

  /** What it is, in words without a period at the end. */
  String definition();

  /**
   * How important it is where a page has no room for all: what has at most {@link #FIGURE} is
   * always there, of others lower numbers come first.
   */
  int priority();

  /** Whether its numbers may lie far from the others of a row, as the slow end of a cell does. */
  default boolean isTail() {
    return false;
  }

  /** What a row has in it. */
  ColumnEntry entry(R row);

  /** The name of its interval, for formats in which that is a column of its own. */
  default String intervalTitle() {
    return title() + " 95 %";
  }

  /** Its name in files whose columns have no other place for the unit, such as {@code max_ns}. */
  default String column() {
    return SEPARATED.matcher(title()).replaceAll("_$1").toLowerCase(Locale.ROOT) + unit().suffix();
  }

  /** Its name in JSON, such as {@code meanRate}. */
  default String key() {
    String title = title().substring(0, 1).toLowerCase(Locale.ROOT) + title().substring(1);
    return SEPARATED
        .matcher(title)
        .replaceAll(separated -> separated.group(1).toUpperCase(Locale.ROOT));
  }
}

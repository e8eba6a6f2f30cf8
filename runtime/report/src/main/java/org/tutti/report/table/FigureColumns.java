package org.tutti.report.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.FigureUnit;
import org.tutti.analysis.column.TableColumn;
import org.tutti.records.launch.MessageSize;
import org.tutti.stats.hypothesis.SignificanceStars;
import org.tutti.stats.interval.Estimate;

/** The columns of a list as readers see them: times and rates of a column in one unit. */
public final class FigureColumns<R> {
  private static final String NONE = "-";

  private final TableColumn<R> column;
  private final List<ColumnEntry> entries;

  private FigureColumns(TableColumn<R> column, List<R> rows) {
    this.column = column;
    this.entries = rows.stream().map(column::entry).toList();
  }

  /** The values of a column, and behind them their intervals if any has one. */
  public static <R> List<TextColumn> of(TableColumn<R> column, List<R> rows, int priority) {
    FigureColumns<R> figures = new FigureColumns<>(column, rows);
    List<TextColumn> columns = new ArrayList<>(List.of(figures.values(priority)));
    if (figures.entries.stream().anyMatch(entry -> entry.interval().isPresent())) {
      columns.add(figures.intervals(priority));
    }
    return columns;
  }

  /** The values of a column without their intervals. */
  public static <R> TextColumn valuesOf(TableColumn<R> column, List<R> rows, int priority) {
    return new FigureColumns<>(column, rows).values(priority);
  }

  /** The intervals of a column by themselves, under a heading that says of what they are. */
  public static <R> TextColumn intervalsOf(TableColumn<R> column, List<R> rows, int priority) {
    return new FigureColumns<>(column, rows).intervals(column.intervalTitle(), priority);
  }

  private TextColumn values(int priority) {
    if (entries.stream().anyMatch(entry -> entry.test().isPresent())) {
      return cells(true, false, priority, entries.stream().map(FigureColumns::pValue).toList());
    }
    if (column.unit() == FigureUnit.WORDS || column.unit() == FigureUnit.PATH) {
      return cells(
          true,
          column.unit() == FigureUnit.WORDS,
          priority,
          entries.stream().map(ColumnEntry::words).toList());
    }
    DoubleFunction<String> format = format();
    return cells(
        false, false, priority, entries.stream().map(entry -> value(entry, format)).toList());
  }

  private TextColumn cells(boolean left, boolean breaks, int priority, List<String> cells) {
    return new TextColumn(List.of(column.title()), left, breaks, priority, cells);
  }

  private String value(ColumnEntry entry, DoubleFunction<String> format) {
    if (entry.number().isEmpty()) {
      return "";
    }
    double value = entry.number().getAsDouble();
    return isScaled() && entry.interval().isPresent()
        ? unit(value).text(value, entry.interval().get())
        : format.apply(value);
  }

  private TextColumn intervals(int priority) {
    Set<Double> levels =
        entries.stream()
            .flatMap(entry -> entry.interval().stream())
            .map(Estimate::level)
            .collect(Collectors.toSet());
    String heading =
        levels.size() == 1
            ? String.format(Locale.ROOT, "%.0f %% interval", 100 * levels.iterator().next())
            : "interval";
    return intervals(heading, priority);
  }

  private TextColumn intervals(String heading, int priority) {
    return TextColumn.whole(
            entries, entry -> entry.interval().map(this::interval).orElse(NONE), heading)
        .at(priority);
  }

  private String interval(Estimate found) {
    if (isScaled()) {
      return unit(found.value()).interval(found);
    }
    DoubleFunction<String> format = format();
    return format.apply(found.low()) + " .. " + format.apply(found.high());
  }

  /** The p-value of a test among others, corrected for them. */
  private static String pValue(ColumnEntry entry) {
    return entry
        .test()
        .map(
            test -> {
              double p = entry.correctedPValue().orElse(test.pValue());
              String stars = entry.isMarked() ? SignificanceStars.of(p) : "";
              return (Figures.pValue(p) + " " + stars).strip();
            })
        .orElse(NONE);
  }

  private boolean isScaled() {
    return column.unit() == FigureUnit.NANOS || column.unit() == FigureUnit.MEGABYTES_PER_SECOND;
  }

  private DoubleFunction<String> format() {
    return switch (column.unit()) {
      case NANOS -> column.isTail() ? unit()::roughTime : unit()::text;
      case MEGABYTES_PER_SECOND -> unit()::text;
      case PER_SECOND -> value -> Figures.rate(value) + "/s";
      case SHARE -> value -> Figures.percent(value) + " %";
      case CHANGE -> value -> Figures.text(FigureUnit.CHANGE, value) + " %";
      case BYTES -> value -> MessageSize.text((long) value);
      default -> value -> Figures.text(column.unit(), value);
    };
  }

  private ColumnUnit unit(double value) {
    return column.unit() == FigureUnit.NANOS ? unit().suiting(value) : unit();
  }

  /** That of all times or rates of the column. */
  private ColumnUnit unit() {
    double[] values =
        entries.stream()
            .map(ColumnEntry::number)
            .flatMapToDouble(OptionalDouble::stream)
            .map(Math::abs)
            .toArray();
    return column.unit() == FigureUnit.NANOS
        ? ColumnUnit.ofTimes(values)
        : ColumnUnit.ofRates(values);
  }
}

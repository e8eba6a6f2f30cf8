package org.tutti.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.records.launch.CellKey;
import org.tutti.records.launch.LevelText;
import org.tutti.records.launch.MessageSize;
import org.tutti.report.layout.PageStyle;
import org.tutti.report.layout.WrappedText;

/**
 * A table of results for readers: in parts, each of one benchmark, whose rows are told apart by
 * what varies.
 *
 * @param title what stands above its first part; empty if nothing
 * @param parts the rows of each benchmark, by what they have in common; may be the empty text
 * @param legend what its columns mean, in sentences; empty if their titles say everything
 */
public record TableParts(String title, Map<String, TextTable> parts, String legend) {
  private static final String INDENT = "  ";

  /** The table, if it has any row for readers. */
  public static <R> Optional<TableParts> of(ResultTable<R> table, ShortNames names) {
    if (table.shown().isEmpty()) {
      return Optional.empty();
    }
    Map<String, List<R>> parts = new LinkedHashMap<>();
    for (R row : table.shown()) {
      parts.computeIfAbsent(heading(table, row, names), any -> new ArrayList<>()).add(row);
    }
    Map<String, TextTable> written = new LinkedHashMap<>();
    parts.forEach((heading, rows) -> written.put(heading, columns(table, rows)));
    return Optional.of(new TableParts(table.title(), written, legend(table)));
  }

  /** The lines of the table; a brief page has the columns for which there is room. */
  public List<String> lines(PageStyle style) {
    List<String> lines = new ArrayList<>();
    if (!title.isEmpty()) {
      lines.add("");
      lines.addAll(WrappedText.paragraph(title, style.width()));
    }
    parts.forEach(
        (heading, part) -> {
          if (title.isEmpty()) {
            lines.add("");
          }
          if (!heading.isEmpty()) {
            lines.addAll(
                WrappedText.lines(
                    title.isEmpty() ? "" : INDENT, INDENT + INDENT, heading, style.width()));
          }
          String indent = title.isEmpty() || heading.isEmpty() ? INDENT : INDENT + INDENT;
          part.fittingLines(style.width() - indent.length(), style.verbose())
              .forEach(line -> lines.add(line.isEmpty() ? line : indent + line));
        });
    if (style.verbose() && !legend.isEmpty()) {
      lines.addAll(WrappedText.lines(INDENT, INDENT, legend, style.width()));
    }
    return lines;
  }

  private static <R> String heading(ResultTable<R> table, R row, ShortNames names) {
    List<String> parts = new ArrayList<>();
    for (TableColumn<R> column : table.columns()) {
      if (column.priority() == TableColumn.HEADING) {
        parts.add(column.entry(row).words());
      }
    }
    table.place().apply(row).ifPresent(place -> parts.add(name(place.key(), names)));
    return String.join(", ", parts);
  }

  /** Where the methods of a class are compared, what they have in common is the class. */
  private static String name(CellKey key, ShortNames names) {
    return key.operation().isEmpty()
        ? names.ofClass(key.benchmark() + ".*")
        : key.operation() + INDENT + names.ofBenchmark(key.benchmark());
  }

  private static <R> TextTable columns(ResultTable<R> table, List<R> rows) {
    List<TextColumn> columns = new ArrayList<>(places(table, rows));
    for (TableColumn<R> column : table.columns()) {
      if (column.priority() == TableColumn.NAME) {
        columns.add(FigureColumns.valuesOf(column, rows, TableColumn.NAME));
      } else if (column.priority() >= TableColumn.FIGURE) {
        columns.addAll(FigureColumns.of(column, rows, column.priority()));
      }
    }
    return new TextTable(columns.stream().filter(TextColumn::isTold).toList());
  }

  /** What tells the cells of a benchmark apart. */
  private static <R> List<TextColumn> places(ResultTable<R> table, List<R> rows) {
    List<RowPlace> places =
        rows.stream().flatMap(row -> table.place().apply(row).stream()).toList();
    List<TextColumn> columns = new ArrayList<>();
    if (places.stream().anyMatch(place -> place.key().msize() > 0)) {
      columns.add(
          TextColumn.right(places, place -> MessageSize.text(place.key().msize()), "size")
              .at(TableColumn.NAME));
    }
    if (places.stream().map(place -> place.key().processes()).distinct().count() > 1) {
      columns.add(
          TextColumn.right(places, place -> "" + place.key().processes(), "p")
              .at(TableColumn.NAME));
    }
    TreeSet<String> names = new TreeSet<>();
    places.forEach(place -> names.addAll(levels(place).keySet()));
    for (String name : names) {
      columns.add(
          TextColumn.words(places, place -> LevelText.of(levels(place), name), name)
              .at(TableColumn.NAME));
    }
    return columns;
  }

  private static Map<String, String> levels(RowPlace place) {
    Map<String, String> levels = new TreeMap<>(place.key().parameters());
    levels.putAll(
        place.key().processes() > 0 ? place.treatment().beside() : place.treatment().levels());
    return levels;
  }

  private static <R> String legend(ResultTable<R> table) {
    return table.columns().stream()
        .filter(column -> !column.definition().isEmpty())
        .filter(column -> isTold(column, table.shown()))
        .map(column -> column.title() + ": " + column.definition() + ".")
        .collect(Collectors.joining(" "));
  }

  private static <R> boolean isTold(TableColumn<R> column, List<R> rows) {
    return rows.stream().map(column::entry).anyMatch(entry -> !entry.isEmpty());
  }
}

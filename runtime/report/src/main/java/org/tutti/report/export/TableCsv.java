package org.tutti.report.export;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.RowPlace;
import org.tutti.analysis.column.TableColumn;
import org.tutti.report.encoding.CsvRows;
import org.tutti.report.encoding.FlatName;
import org.tutti.report.table.Figures;
import org.tutti.report.table.ResultTables;
import org.tutti.stats.hypothesis.TestResult;
import org.tutti.stats.interval.Estimate;

/**
 * Tables of results as tidy CSV, one figure a row: what it is and what it is of, then its value or
 * its words, its interval, and its test.
 */
public final class TableCsv {
  private static final List<String> PLACE =
      List.of("operation", "benchmark", "msize", "processes", "parameters", "levels");

  private final List<String> headings = new ArrayList<>(List.of("table", "figure", "unit"));
  private final CsvRows csv;

  private TableCsv(List<ResultTable<?>> tables, Writer output) {
    headings.addAll(PLACE);
    Set<String> names = new LinkedHashSet<>();
    tables.forEach(table -> names.addAll(names(table)));
    names.removeAll(PLACE);
    headings.addAll(names);
    headings.addAll(
        List.of("value", "words", "low", "high", "p_value", "corrected_p_value", "method", "n"));
    csv = new CsvRows(output);
    csv.writeRecord(headings);
  }

  /** Writes all tables of what a command found. */
  public static void write(ResultTables results, Writer output) throws IOException {
    write(results.tables(), output);
  }

  /** Writes these tables. */
  public static void write(List<ResultTable<?>> tables, Writer output) throws IOException {
    TableCsv csv = new TableCsv(tables, output);
    tables.forEach(csv::write);
    csv.csv.flush();
  }

  private static <R> List<String> names(ResultTable<R> table) {
    return table.columns().stream().filter(TableCsv::isName).map(TableColumn::key).toList();
  }

  /** Whether it tells rows apart. */
  private static boolean isName(TableColumn<?> column) {
    return column.priority() < TableColumn.FIGURE;
  }

  private <R> void write(ResultTable<R> table) {
    for (R row : table.rows()) {
      Map<String, String> names = new LinkedHashMap<>();
      names.put("table", table.key());
      table.place().apply(row).ifPresent(place -> put(place, names));
      for (TableColumn<R> column : table.columns()) {
        if (isName(column)) {
          ColumnEntry entry = column.entry(row);
          names.put(column.key(), entry.words() + Figures.exact(column.unit(), entry.number()));
        }
      }
      for (TableColumn<R> column : table.columns()) {
        ColumnEntry entry = column.entry(row);
        if (!isName(column) && !entry.isEmpty()) {
          write(column, entry, new LinkedHashMap<>(names));
        }
      }
    }
  }

  private void write(TableColumn<?> column, ColumnEntry entry, Map<String, String> row) {
    row.put("figure", column.key());
    row.put("unit", column.unit().symbol());
    row.put("value", Figures.exact(column.unit(), entry.number()));
    row.put("words", entry.words());
    entry.interval().ifPresent(interval -> put(interval, row));
    entry.test().ifPresent(test -> put(test, row));
    entry.correctedPValue().ifPresent(p -> row.put("corrected_p_value", Double.toString(p)));
    csv.writeRecord(headings.stream().map(name -> row.getOrDefault(name, "")).toList());
  }

  private static void put(RowPlace place, Map<String, String> row) {
    row.put("operation", place.key().operation());
    row.put("benchmark", place.key().benchmark());
    row.put("msize", Long.toString(place.key().msize()));
    row.put("processes", Integer.toString(place.key().processes()));
    row.put("parameters", FlatName.pairs(place.key().parameters(), ";"));
    row.put("levels", FlatName.pairs(place.treatment().levels(), ";"));
  }

  private static void put(Estimate interval, Map<String, String> row) {
    row.put("low", Double.toString(interval.low()));
    row.put("high", Double.toString(interval.high()));
    row.put("method", interval.method());
    row.put("n", Integer.toString(interval.n()));
  }

  private static void put(TestResult test, Map<String, String> row) {
    row.put("p_value", Double.toString(test.pValue()));
    row.put("method", test.method());
    row.put("n", Integer.toString(test.n()));
  }
}

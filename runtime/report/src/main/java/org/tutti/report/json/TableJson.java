package org.tutti.report.json;

import java.util.List;
import org.tutti.analysis.column.ColumnEntry;
import org.tutti.analysis.column.ResultTable;
import org.tutti.analysis.column.TableColumn;
import org.tutti.records.json.JsonObject;
import org.tutti.report.table.ResultTables;

/** Tables of results as JSON: an array for each table, an object for each row. */
public final class TableJson {
  private TableJson() {}

  /** The document. */
  public static JsonObject of(ResultTables results) {
    JsonObject json = ResultDocument.of(results.kind()).putAll(results.facts());
    results.tables().forEach(table -> put(json, table));
    return json;
  }

  private static <R> void put(JsonObject json, ResultTable<R> table) {
    json.put(table.key(), rows(table));
  }

  /** The rows of a table. */
  public static <R> List<JsonObject> rows(ResultTable<R> table) {
    return table.rows().stream().map(row -> row(table, row)).toList();
  }

  private static <R> JsonObject row(ResultTable<R> table, R row) {
    JsonObject json =
        table
            .place()
            .apply(row)
            .map(place -> ResultParts.cell(place.key(), place.treatment()))
            .orElseGet(JsonObject::new);
    table.columns().forEach(column -> put(json, column, row));
    return json;
  }

  /** What a row has in a column: a number by the column's name, and its interval beside it. */
  static <R> void put(JsonObject json, TableColumn<R> column, R row) {
    ColumnEntry entry = column.entry(row);
    if (entry.isEmpty()) {
      return;
    }
    if (entry.number().isEmpty()) {
      json.put(column.key(), entry.words());
    } else if (entry.test().isPresent()) {
      json.put(column.key(), ResultParts.test(entry.test().get(), entry.correctedPValue()));
    } else {
      json.put(column.key(), ResultParts.number(column.unit(), entry.number()));
      json.put(column.key() + "Interval", ResultParts.estimate(entry.interval()));
    }
  }
}

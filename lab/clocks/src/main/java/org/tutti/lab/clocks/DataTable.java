package org.tutti.lab.clocks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What an experiment found: named columns of texts and numbers. */
public final class DataTable {
  private final String title;
  private final List<String> columns;
  private final List<List<String>> rows = new ArrayList<>();

  DataTable(String title, String... columns) {
    this.title = title;
    this.columns = List.of(columns);
  }

  /** A table from the lines that {@link #csv} made of it. */
  public static DataTable ofCsv(List<String> lines) {
    DataTable table = new DataTable("", lines.get(0).split(",", -1));
    lines.stream().skip(1).forEach(line -> table.rows.add(List.of(line.split(",", -1))));
    return table;
  }

  /** Adds a row; numbers are written with one decimal. */
  void row(Object... values) {
    List<String> row = new ArrayList<>();
    for (Object value : values) {
      row.add(
          value instanceof Double number
              ? String.format(Locale.ROOT, "%.1f", number)
              : value.toString());
    }
    rows.add(List.copyOf(row));
  }

  /** What the table shows, with its units. */
  public String title() {
    return title;
  }

  public List<String> columns() {
    return columns;
  }

  public List<List<String>> rows() {
    return List.copyOf(rows);
  }

  /** The table as comma-separated values, its columns first; no value holds a comma. */
  public List<String> csv() {
    List<String> lines = new ArrayList<>();
    lines.add(String.join(",", columns));
    rows.forEach(row -> lines.add(String.join(",", row)));
    return lines;
  }
}

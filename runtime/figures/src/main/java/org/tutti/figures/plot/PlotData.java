package org.tutti.figures.plot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/** Columns of numbers and texts, filled row by row. */
public final class PlotData {
  private final Map<String, List<Object>> columns = new LinkedHashMap<>();

  private PlotData() {}

  /** No rows of these columns. */
  public static PlotData of(String... names) {
    PlotData data = new PlotData();
    Arrays.stream(names).forEach(name -> data.columns.put(name, new ArrayList<>()));
    return data;
  }

  /**
   * Adds a row.
   *
   * @param values a {@code Double} or a {@code String} for each column
   * @throws IllegalArgumentException if there are more or fewer values than columns
   */
  public PlotData add(Object... values) {
    if (values.length != columns.size()) {
      throw new IllegalArgumentException(
          values.length + " values for the columns " + columns.keySet());
    }
    int index = 0;
    for (List<Object> column : columns.values()) {
      column.add(values[index++]);
    }
    return this;
  }

  /** The names of the columns. */
  public List<String> names() {
    return List.copyOf(columns.keySet());
  }

  /** The number of rows. */
  public int size() {
    return columns.values().iterator().next().size();
  }

  /** The values of a row, in the order of the columns. */
  public List<Object> row(int index) {
    return columns.values().stream().map(column -> column.get(index)).toList();
  }

  /** The numbers of a column; empty if its values are texts. */
  public DoubleStream numbers(String name) {
    return columns.get(name).stream()
        .filter(Double.class::isInstance)
        .mapToDouble(Double.class::cast);
  }

  Map<String, Object> spec() {
    return new LinkedHashMap<>(columns);
  }
}

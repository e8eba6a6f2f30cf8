package org.tutti.lab.clocks;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;

/**
 * The tables that several launches made of one experiment, as one: medians over launches, because
 * launches differ (hunold2015 repeats figure 8 in 30 and figures 9 and 10 in 10 launches).
 */
final class RepeatedTables {
  private static final double LEVEL = 0.95;

  private RepeatedTables() {}

  /**
   * Rows with the same key become one: the first column of values gets its median, the interval of
   * that, and its largest value; further ones their medians. Columns of texts are left out.
   *
   * @param keys number of columns that make a key
   * @param tables at least one, all with the same columns
   */
  static DataTable combine(String name, int keys, List<DataTable> tables) {
    Map<List<String>, List<List<String>>> groups = new LinkedHashMap<>();
    for (DataTable table : tables) {
      for (List<String> row : table.rows()) {
        groups.computeIfAbsent(row.subList(0, keys), key -> new ArrayList<>()).add(row);
      }
    }
    List<String> columns = tables.get(0).columns();
    List<Integer> further = new ArrayList<>();
    for (int column = keys + 1; column < columns.size(); column++) {
      if (isNumber(tables.get(0).rows().get(0).get(column))) {
        further.add(column);
      }
    }
    DataTable combined =
        new DataTable(
            name
                + " over "
                + tables.size()
                + " launches: medians, and of the first one its 95 % interval",
            headings(columns, keys, further));
    groups.forEach((key, rows) -> combined.row(values(key, rows, further)));
    return combined;
  }

  private static String[] headings(List<String> columns, int keys, List<Integer> further) {
    List<String> headings = new ArrayList<>(columns.subList(0, keys));
    headings.addAll(List.of(columns.get(keys), "from", "to", "largest"));
    further.forEach(column -> headings.add(columns.get(column)));
    return headings.toArray(String[]::new);
  }

  private static Object[] values(List<String> key, List<List<String>> rows, List<Integer> further) {
    List<Object> values = new ArrayList<>(key);
    double[] first = column(rows, key.size());
    boolean enough = first.length >= QuantileInterval.minimumSize(0.5, LEVEL);
    values.add(median(first));
    if (enough) {
      Estimate median = QuantileInterval.ofMedian(first, LEVEL);
      values.addAll(List.of(median.low(), median.high()));
    } else {
      values.addAll(List.of("", ""));
    }
    values.add(Arrays.stream(first).max().orElse(Double.NaN));
    further.forEach(column -> values.add(median(column(rows, column))));
    return values.toArray();
  }

  /** The numbers of a column; a launch may have none, such as a method without a duration. */
  private static double[] column(List<List<String>> rows, int column) {
    return rows.stream()
        .map(row -> row.get(column))
        .filter(RepeatedTables::isNumber)
        .mapToDouble(Double::parseDouble)
        .filter(Double::isFinite)
        .toArray();
  }

  private static Object median(double[] values) {
    if (values.length == 0) {
      return "";
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  private static boolean isNumber(String text) {
    return text.matches("-?[0-9.]+(E-?[0-9]+)?|NaN|-?Infinity");
  }
}

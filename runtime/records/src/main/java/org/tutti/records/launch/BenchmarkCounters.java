package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.tutti.records.json.MalformedJsonException;

/**
 * What the benchmark of a cell counted itself, all ranks together; it is among the details of the
 * cell.
 *
 * @param values by name and unit, as {@link #label} has them; a value need not be finite
 */
public record BenchmarkCounters(Map<String, Double> values) {
  public static final BenchmarkCounters NONE = new BenchmarkCounters(Map.of());

  private static final String PREFIX = "counter ";

  public BenchmarkCounters {
    values = Collections.unmodifiableMap(new TreeMap<>(values));
  }

  /** Such as {@code iterations [1/s]}; the name alone if there is no unit. */
  public static String label(String name, String unit) {
    return unit.isEmpty() ? name : name + " [" + unit + "]";
  }

  /**
   * Those among the details of a cell.
   *
   * @throws MalformedJsonException if one of them is not a number
   */
  public static BenchmarkCounters of(CellRecord cell) {
    Map<String, Double> values = new TreeMap<>();
    cell.conditions()
        .details()
        .forEach(
            (name, text) -> {
              if (name.startsWith(PREFIX)) {
                values.put(name.substring(PREFIX.length()), number(text));
              }
            });
    return new BenchmarkCounters(values);
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      throw new MalformedJsonException(
          "a counter of a benchmark is '" + text + "', which is not a number");
    }
  }

  /** The values as details of a cell. */
  public Map<String, String> details() {
    Map<String, String> details = new TreeMap<>();
    for (Map.Entry<String, Double> counter : values.entrySet()) {
      details.put(PREFIX + counter.getKey(), Double.toString(counter.getValue()));
    }
    return details;
  }
}

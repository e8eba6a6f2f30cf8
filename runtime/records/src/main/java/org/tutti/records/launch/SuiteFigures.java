package org.tutti.records.launch;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.tutti.annotations.ProcessingScheme;
import org.tutti.records.json.MalformedJsonException;

/**
 * The figures of a cell by the processing scheme of a benchmark suite (hunold2016, table 4), which
 * are among its details.
 *
 * @param nanos figures of one operation, by name
 */
public record SuiteFigures(Map<String, Double> nanos) {
  private static final String PREFIX = "figure ";

  public SuiteFigures {
    nanos = Collections.unmodifiableMap(new TreeMap<>(nanos));
  }

  /**
   * Those among the details of a cell; none if no scheme was requested.
   *
   * @throws MalformedJsonException if one of them is not a number
   */
  public static SuiteFigures of(CellRecord cell) {
    Map<String, Double> nanos = new TreeMap<>();
    cell.conditions()
        .details()
        .forEach(
            (name, text) -> {
              if (name.startsWith(PREFIX)) {
                nanos.put(name.substring(PREFIX.length()), number(text));
              }
            });
    return new SuiteFigures(nanos);
  }

  private static double number(String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new MalformedJsonException(
        "a figure of a suite is '" + text + "', which is not a number");
  }

  /** The values as details of a cell. */
  public Map<String, String> details() {
    Map<String, String> details = new TreeMap<>();
    for (Map.Entry<String, Double> figure : nanos.entrySet()) {
      details.put(PREFIX + figure.getKey(), Double.toString(figure.getValue()));
    }
    return details;
  }

  /** The figure that the suite presents as the time of the operation. */
  public OptionalDouble presented(ProcessingScheme scheme) {
    Double value = nanos.get(nameOfPresented(scheme));
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /** The name of the figure that the suite presents as the time of the operation. */
  public static String nameOfPresented(ProcessingScheme scheme) {
    return switch (scheme) {
      case PS1, PS2, PS3, PS4, PS5, PS7 -> "mean";
      case PS6 -> "median";
      case PS8 -> "min of means";
    };
  }
}

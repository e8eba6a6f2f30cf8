package org.tutti.analysis;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.sample.OrderedSample;

/**
 * A number that the benchmark of a cell counted itself.
 *
 * @param label its name, with its unit in brackets if it has one
 * @param values of the launches that have it, by launch number; at least one
 */
public record BenchmarkCounter(String label, List<Double> values) {
  private static final String UNIT = " [";

  public BenchmarkCounter {
    values = List.copyOf(values);
  }

  /** Those of a cell, by name. */
  public static List<BenchmarkCounter> of(CellFigures cell) {
    return labels(List.of(cell)).stream()
        .map(
            label ->
                new BenchmarkCounter(
                    label,
                    cell.launches().stream()
                        .map(launch -> launch.counters().values().get(label))
                        .filter(value -> value != null)
                        .toList()))
        .toList();
  }

  /** That of a cell with this name and unit, if it has one. */
  public static Optional<BenchmarkCounter> of(CellFigures cell, String label) {
    return of(cell).stream().filter(counter -> counter.label().equals(label)).findFirst();
  }

  /** The names and units of all counters that at least one of these cells has, in order. */
  public static List<String> labels(List<CellFigures> cells) {
    TreeSet<String> labels = new TreeSet<>();
    for (CellFigures cell : cells) {
      cell.launches().forEach(launch -> labels.addAll(launch.counters().values().keySet()));
    }
    return List.copyOf(labels);
  }

  public String name() {
    return hasUnit() ? label.substring(0, label.indexOf(UNIT)) : label;
  }

  /** Its unit; empty if it has none. */
  public String unit() {
    return hasUnit()
        ? label.substring(label.indexOf(UNIT) + UNIT.length(), label.length() - 1)
        : "";
  }

  /** Labels of files that others wrote may be anything. */
  private boolean hasUnit() {
    return label.contains(UNIT) && label.endsWith("]");
  }

  /** Whether all values are finite. */
  public boolean isFinite() {
    return values.stream().allMatch(Double::isFinite);
  }

  /** The median over the launches; not a number if a value is not finite. */
  public double median() {
    return isFinite() ? sample().median() : Double.NaN;
  }

  /** That of the launch where it is smallest; not a number if a value is not finite. */
  public double min() {
    return isFinite() ? sample().min() : Double.NaN;
  }

  /** That of the launch where it is largest; not a number if a value is not finite. */
  public double max() {
    return isFinite() ? sample().max() : Double.NaN;
  }

  /** The median with its interval, on the same conditions as that of the times. */
  public Optional<Estimate> interval() {
    return isFinite() ? MedianInOrder.of(numbers(), CellFigures.LEVEL) : Optional.empty();
  }

  private OrderedSample sample() {
    return OrderedSample.of("counter", numbers());
  }

  private double[] numbers() {
    return values.stream().mapToDouble(Double::doubleValue).toArray();
  }
}

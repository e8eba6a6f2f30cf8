package org.tutti.bench.fidelity;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The median of values that are known to a step of the clock only. */
public final class GroupedMedian {
  private GroupedMedian() {}

  /**
   * Where, within the middle step, half of all values are reached, as if those of a step lay evenly
   * in it.
   *
   * @param sorted in ascending order, at least one
   */
  public static double of(double[] sorted) {
    double step = step(sorted);
    long middle = Math.round(sorted[sorted.length / 2] / step);
    double below = Arrays.stream(sorted).filter(v -> Math.round(v / step) < middle).count();
    double within = Arrays.stream(sorted).filter(v -> Math.round(v / step) == middle).count();
    return (middle - 0.5 + (sorted.length / 2.0 - below) / within) * step;
  }

  /** The clock's step: the commonest difference between neighbors that differ. */
  private static double step(double[] sorted) {
    Map<Double, Long> differences =
        IntStream.range(1, sorted.length)
            .mapToObj(i -> sorted[i] - sorted[i - 1])
            .filter(difference -> difference > 0)
            .collect(Collectors.groupingBy(d -> d, TreeMap::new, Collectors.counting()));
    return differences.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse(1.0);
  }
}

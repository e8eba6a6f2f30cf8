package org.tutti.figures.plot;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Marks of a logarithmic axis. Lets-Plot puts its own at equal distances and rounds their labels,
 * so that 3.16 is called 3; these are where their labels say.
 *
 * @param places values, in order
 * @param labels of these values
 */
record LogarithmicMarks(List<Double> places, List<String> labels) {
  private static final int MIN = 3;
  private static final int MAX = 8;
  private static final List<List<Integer>> OF_A_DECADE = List.of(List.of(1, 2, 5), List.of(1));
  private static final int FARTHEST = 20;

  /** Marks between two positive values, of which the second is larger. */
  static LogarithmicMarks of(double low, double high) {
    List<BigDecimal> found = decades(low, high);
    return marks(found.size() < MIN ? steps(low, high) : found);
  }

  private static LogarithmicMarks marks(List<BigDecimal> values) {
    return new LogarithmicMarks(
        values.stream().map(BigDecimal::doubleValue).toList(),
        values.stream()
            .map(
                value ->
                    String.format(Locale.ROOT, "%,." + Math.max(0, value.scale()) + "f", value))
            .toList());
  }

  /** 1, 2, 5, 10, or only powers of 10, or only every second of these, and so on. */
  private static List<BigDecimal> decades(double low, double high) {
    int first = (int) Math.floor(Math.log10(low));
    int last = (int) Math.ceil(Math.log10(high));
    List<BigDecimal> found = List.of();
    for (int every = 1; every <= FARTHEST; every++) {
      for (List<Integer> digits : OF_A_DECADE) {
        found = new ArrayList<>();
        for (int power = Math.floorDiv(first, every) * every; power <= last; power += every) {
          for (int digit : digits) {
            BigDecimal value = BigDecimal.valueOf(digit).scaleByPowerOfTen(power);
            if (value.doubleValue() >= low && value.doubleValue() <= high) {
              found.add(value);
            }
          }
        }
        if (found.size() <= MAX) {
          return found;
        }
      }
    }
    return found;
  }

  /** Multiples of 1, 2, or 5 times a power of 10, where values are too close for powers. */
  private static List<BigDecimal> steps(double low, double high) {
    List<BigDecimal> found = new ArrayList<>();
    int power = (int) Math.floor(Math.log10(high - low)) - 1;
    for (int scaled = 0; found.isEmpty() || found.size() > MAX; scaled++) {
      BigDecimal step =
          BigDecimal.valueOf(List.of(1, 2, 5).get(scaled % 3))
              .scaleByPowerOfTen(power + scaled / 3);
      found.clear();
      BigDecimal value =
          BigDecimal.valueOf(low).divide(step, 0, RoundingMode.CEILING).multiply(step);
      for (; value.doubleValue() <= high && found.size() <= MAX; value = value.add(step)) {
        found.add(value);
      }
    }
    return found;
  }
}

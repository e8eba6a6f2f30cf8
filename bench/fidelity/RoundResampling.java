package org.tutti.bench.fidelity;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToDoubleBiFunction;

/**
 * Intervals of a figure of two programs: percentiles of 2,000 figures of rounds drawn anew with
 * replacement, since the launches of a round lie close together.
 *
 * @param base by round: the median of the first program
 * @param other by round: the median of the second program
 */
public record RoundResampling(Map<Integer, Double> base, Map<Integer, Double> other) {
  private static final int RESAMPLES = 2000;

  /** A figure with its 95 % interval. */
  public record Interval(double figure, double lower, double upper) {
    /** The three numbers, each in a format such as {@code %.3f}. */
    public String text(String format) {
      return String.format(
          Locale.ROOT, format + " (" + format + " to " + format + ")", figure, lower, upper);
    }
  }

  /** The figure of all launches, and its interval from the rounds that both programs have. */
  public Interval interval(ToDoubleBiFunction<List<Double>, List<Double>> figure) {
    SortedSet<Integer> shared = new TreeSet<>(base.keySet());
    shared.retainAll(other.keySet());
    List<Integer> rounds = List.copyOf(shared);
    double[] figures =
        new Random(1)
            .longs(RESAMPLES)
            .mapToDouble(
                seed -> {
                  List<Integer> drawn = drawn(rounds, new Random(seed));
                  return figure.applyAsDouble(values(drawn, base), values(drawn, other));
                })
            .sorted()
            .toArray();
    return new Interval(
        figure.applyAsDouble(List.copyOf(base.values()), List.copyOf(other.values())),
        figures[Math.round(0.025f * (RESAMPLES - 1))],
        figures[Math.round(0.975f * (RESAMPLES - 1))]);
  }

  private static List<Integer> drawn(List<Integer> rounds, Random random) {
    List<Integer> drawn = new ArrayList<>();
    rounds.forEach(round -> drawn.add(rounds.get(random.nextInt(rounds.size()))));
    return drawn;
  }

  private static List<Double> values(List<Integer> rounds, Map<Integer, Double> medians) {
    return rounds.stream().map(medians::get).toList();
  }
}

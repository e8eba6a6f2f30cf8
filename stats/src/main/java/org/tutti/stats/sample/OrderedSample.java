package org.tutti.stats.sample;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.apache.commons.statistics.descriptive.Variance;

/**
 * Finite values in ascending order. Sorting costs more than any other step of most summaries, so it
 * is done once, here; all later steps use this copy, and a part of it is a view instead of a new
 * copy.
 */
public final class OrderedSample {

  private final double[] values;
  private final int from;
  private final int size;

  private OrderedSample(double[] values, int from, int size) {
    this.values = values;
    this.from = from;
    this.size = size;
  }

  /**
   * Checks and orders a copy of the values.
   *
   * @param argument name of the argument, for messages
   * @param values at least one value, all finite, in any order
   * @throws IllegalArgumentException if there is no value, or one is NaN or infinite
   */
  public static OrderedSample of(String argument, double[] values) {
    double[] copy = Checks.finite(argument, values, 1).clone();
    RadixSort.sort(copy);
    return new OrderedSample(copy, 0, copy.length);
  }

  /** Number of values, at least 1. */
  public int size() {
    return size;
  }

  /**
   * The value at a rank.
   *
   * @param index rank from 0 (the smallest value) to {@code size() - 1}
   */
  public double get(int index) {
    return values[from + checked(index)];
  }

  /** The smallest value. */
  public double min() {
    return values[from];
  }

  /** The largest value. */
  public double max() {
    return values[from + size - 1];
  }

  /**
   * Quantile of type 7 (Hyndman and Fan 1996, "Sample quantiles in statistical packages"; the
   * default of R): linear between the order statistics around the position {@code (n - 1) p}.
   *
   * @param probability between 0 (the smallest value) and 1 (the largest)
   */
  public double quantile(double probability) {
    return at((size - 1) * Checks.closedUnit("probability", probability));
  }

  /**
   * Quantile of type 8 (Hyndman and Fan): linear around the position {@code (n + 1/3) p - 2/3},
   * which lies as often too high as too low, nearly so whatever the distribution. Tails that rest
   * on a few values are too short by type 7.
   *
   * @param probability between 0 and 1; beyond the smallest and the largest value, it is these
   */
  public double medianUnbiasedQuantile(double probability) {
    double position = (size + 1 / 3.0) * Checks.closedUnit("probability", probability) - 2 / 3.0;
    return at(Math.max(0, Math.min(size - 1, position)));
  }

  private double at(double position) {
    int below = (int) position;
    double fraction = position - below;
    double low = get(below);
    if (fraction == 0) {
      return low;
    }
    // Uses both weights, since in low + f (high - low) the difference of huge values would
    // overflow.
    return (1 - fraction) * low + fraction * get(below + 1);
  }

  /** The middle value, or the mean of the two middle values. */
  public double median() {
    return quantile(0.5);
  }

  /** How many values lie strictly below {@code bound}. */
  public int countBelow(double bound) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (get(middle) < bound) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** How many values lie at or below {@code bound}. */
  public int countUpTo(double bound) {
    return countBelow(Math.nextUp(bound));
  }

  /**
   * The values of the ranks {@code first} to {@code end - 1}, without a copy.
   *
   * @param first first rank of the part, from 0
   * @param end one past the last rank; greater than {@code first}
   */
  public OrderedSample part(int first, int end) {
    checked(first);
    checked(end - 1);
    Checks.atLeast("end", end, first + 1);
    return new OrderedSample(values, from + first, end - first);
  }

  /** A copy of the values, in ascending order. */
  public double[] toArray() {
    return Arrays.copyOfRange(values, from, from + size);
  }

  /** Arithmetic mean. */
  public double mean() {
    return Mean.ofRange(values, from, from + size).getAsDouble();
  }

  /**
   * Unbiased variance (divisor {@code size() - 1}).
   *
   * @throws IllegalArgumentException if there is only one value
   */
  public double variance() {
    Checks.atLeast("size of the sample", size, 2);
    return Variance.ofRange(values, from, from + size).getAsDouble();
  }

  private int checked(int index) {
    if (index < 0 || index >= size) {
      throw new IllegalArgumentException(
          "index is " + index + ", but must lie between 0 and " + (size - 1));
    }
    return index;
  }
}

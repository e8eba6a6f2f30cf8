package org.tutti.stats.dominance;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * Values that were observed in pairs, each of them in one of two modes. Where both values of a pair
 * are in the same mode, their difference is what it is; otherwise the distance of the modes is
 * taken from it: each value counts from the median of its mode, over both samples (Hodges and
 * Lehmann 1962 align blocks in this way). So every pair says something about the difference within
 * modes. Exchanging the values of a pair changes no median, so it only changes the sign of its
 * difference.
 *
 * @param x values of the first sample
 * @param y values of the second sample, {@code y[i]} beside {@code x[i]}
 * @param slowX whether a value of the first sample is in the slow mode
 * @param slowY whether a value of the second sample is in the slow mode
 */
public record Pairs(double[] x, double[] y, boolean[] slowX, boolean[] slowY) {

  /** Checks the values. */
  public Pairs {
    Checks.finite("x", x, 1);
    Checks.finite("y", y, 1);
    if (x.length != y.length || slowX.length != x.length || slowY.length != x.length) {
      throw new IllegalArgumentException(
          "y has " + y.length + " elements, but there are " + x.length + " of x");
    }
  }

  /** Pairs of one mode. */
  public static Pairs of(double[] x, double[] y) {
    int n = Checks.finite("x", x, 1).length;
    return new Pairs(x, y, new boolean[n], new boolean[n]);
  }

  @Override
  public String toString() {
    return Arrays.toString(x) + " and " + Arrays.toString(y);
  }

  int size() {
    return x.length;
  }

  /** The differences {@code y[i] - x[i] - shift}, without that of the modes. */
  double[] differences(double shift) {
    double[] shifted = Arrays.stream(y).map(value -> value - shift).toArray();
    double apart = isCrossed() ? median(shifted, true) - median(shifted, false) : 0;
    double[] differences = new double[size()];
    for (int i = 0; i < size(); i++) {
      differences[i] = shifted[i] - x[i] - apart * Boolean.compare(slowY[i], slowX[i]);
    }
    return differences;
  }

  /** Whether the values of some pair are in different modes. */
  private boolean isCrossed() {
    return !Arrays.equals(slowX, slowY);
  }

  private double median(double[] shifted, boolean slow) {
    double[] values = new double[2 * size()];
    int count = 0;
    for (int i = 0; i < size(); i++) {
      if (slowX[i] == slow) {
        values[count++] = x[i];
      }
      if (slowY[i] == slow) {
        values[count++] = shifted[i];
      }
    }
    return OrderedSample.of("values", Arrays.copyOf(values, count)).median();
  }

  /** The smallest of all differences of two values, whatever their pairs. */
  double least() {
    return Arrays.stream(y).min().orElseThrow() - Arrays.stream(x).max().orElseThrow();
  }

  /** A little more than the greatest of all differences of two values. */
  double beyond() {
    double greatest = Arrays.stream(y).max().orElseThrow() - Arrays.stream(x).min().orElseThrow();
    double magnitude =
        Arrays.stream(x).map(Math::abs).max().orElseThrow()
            + Arrays.stream(y).map(Math::abs).max().orElseThrow();
    return greatest + 4 * Math.ulp(magnitude);
  }
}

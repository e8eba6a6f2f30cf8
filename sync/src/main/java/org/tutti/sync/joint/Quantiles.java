package org.tutti.sync.joint;

import java.util.Arrays;

/** Order statistics of small samples. */
final class Quantiles {
  /** Median absolute deviation to standard deviation, for a normal distribution. */
  static final double MAD_TO_SD = 1.4826;

  private Quantiles() {}

  /** The quantile of {@code values} by the nearest rank; leaves them as they are. */
  static double of(double[] values, double probability) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int rank = (int) Math.ceil(probability * sorted.length);
    return sorted[Math.max(0, rank - 1)];
  }
}

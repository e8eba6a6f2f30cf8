package org.tutti.stats.sample;

import java.util.Arrays;

/**
 * Shifts values so that one of them becomes zero. Differences of neighboring floating-point numbers
 * are exact (Sterbenz 1974), so nothing is lost, while the mean of values such as 1e9 + 1e-3 would
 * be rounded to the spacing of numbers of that size.
 */
public final class Rescaling {
  private Rescaling() {}

  /** The differences {@code values[i] - origin}. */
  public static double[] moved(double[] values, double origin) {
    return Arrays.stream(values).map(value -> value - origin).toArray();
  }

  /** The values minus the smallest of the sample, divided by its range: from 0 to 1. */
  public static double[] unitRange(double[] values, OrderedSample sample) {
    double range = sample.max() - sample.min();
    return Arrays.stream(values).map(value -> (value - sample.min()) / range).toArray();
  }
}

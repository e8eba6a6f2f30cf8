package org.tutti.stats.summary;

import java.util.Arrays;
import org.apache.commons.statistics.descriptive.Mean;
import org.tutti.stats.sample.Checks;

/**
 * Values that are a quantity per cost, such as bytes per second. Their mean is the harmonic one
 * (Hoefler and Belli 2015, rule 3), which is correct if the same quantity was processed at each
 * rate. This type deliberately has no arithmetic mean.
 */
public final class Rates {

  private final double[] values;

  private Rates(double[] values) {
    this.values = values;
  }

  /**
   * Declares values to be rates.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     positive and finite
   */
  public static Rates of(double... values) {
    return new Rates(Checks.positive("values", values, 1).clone());
  }

  /** Harmonic mean, in the unit of the values. */
  public double mean() {
    // Scaled by the smallest value, so that no reciprocal overflows.
    double least = Arrays.stream(values).min().orElseThrow();
    return least / Mean.of(Arrays.stream(values).map(v -> least / v).toArray()).getAsDouble();
  }
}

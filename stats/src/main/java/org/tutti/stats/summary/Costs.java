package org.tutti.stats.summary;

import org.apache.commons.statistics.descriptive.Mean;
import org.tutti.stats.sample.Checks;

/**
 * Values that can be added, such as run-times, bytes, or joules. Their mean is the arithmetic one
 * (Hoefler and Belli 2015, rule 3).
 */
public final class Costs {

  private final double[] values;

  private Costs(double[] values) {
    this.values = values;
  }

  /**
   * Declares values to be costs.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is negative
   *     or not finite
   */
  public static Costs of(double... values) {
    return new Costs(Checks.nonNegative("values", values, 1).clone());
  }

  /** Arithmetic mean, in the unit of the values. */
  public double mean() {
    return Mean.of(values).getAsDouble();
  }

  /** A copy of the values. */
  public double[] toArray() {
    return values.clone();
  }
}

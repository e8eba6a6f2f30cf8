package org.tutti.stats.summary;

import org.apache.commons.statistics.descriptive.GeometricMean;
import org.tutti.stats.sample.Checks;

/**
 * Values without a unit, such as speedups. If neither costs nor rates are available, their mean is
 * the geometric one (Hoefler and Belli 2015, rule 4); it is better to summarize the values from
 * which the ratios were computed.
 */
public final class Ratios {

  private final double[] values;

  private Ratios(double[] values) {
    this.values = values;
  }

  /**
   * Declares values to be ratios.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     positive and finite
   */
  public static Ratios of(double... values) {
    return new Ratios(Checks.positive("values", values, 1).clone());
  }

  /** Geometric mean. */
  public double mean() {
    return GeometricMean.of(values).getAsDouble();
  }
}

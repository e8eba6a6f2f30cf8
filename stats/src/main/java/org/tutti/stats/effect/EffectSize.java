package org.tutti.stats.effect;

import org.tutti.stats.sample.Checks;

/**
 * A dimensionless size of a difference. Positive if the first sample's values are the greater.
 *
 * @param value the size, as its method defines it
 * @param method the measure, in words
 * @param n number of values, over both samples
 */
public record EffectSize(double value, String method, int n) {

  /** Checks the parts. */
  public EffectSize {
    Checks.finite("value", value);
    Checks.atLeast("n", n, 2);
  }
}

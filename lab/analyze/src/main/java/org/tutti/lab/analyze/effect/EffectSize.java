package org.tutti.lab.analyze.effect;

import org.tutti.stats.sample.Checks;

/**
 * A dimensionless size of a difference. Positive if the values of the first sample are larger.
 *
 * @param value the size, as defined by the method
 * @param method name of the measure
 * @param n number of values, over both samples
 */
public record EffectSize(double value, String method, int n) {

  /** Checks the parts. */
  public EffectSize {
    Checks.finite("value", value);
    Checks.atLeast("n", n, 2);
  }
}

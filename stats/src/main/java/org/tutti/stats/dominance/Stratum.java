package org.tutti.stats.dominance;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;

/**
 * Values of both samples that are compared only with each other.
 *
 * @param x values of the first sample; may be empty
 * @param y values of the second sample; may be empty
 */
public record Stratum(double[] x, double[] y) {

  /** Checks the values. */
  public Stratum {
    Checks.finite("x", x, 0);
    Checks.finite("y", y, 0);
  }

  @Override
  public String toString() {
    return Arrays.toString(x) + " and " + Arrays.toString(y);
  }

  /** Whether there is anything to compare. */
  boolean hasBoth() {
    return x.length > 0 && y.length > 0;
  }
}

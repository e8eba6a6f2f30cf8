package org.tutti.lab.analyze.normality;

import org.apache.commons.statistics.descriptive.Mean;
import org.tutti.stats.sample.Checks;

/** Arithmetic means of consecutive blocks, as mpptest reports them. */
public final class BlockAverages {

  private BlockAverages() {}

  /**
   * The mean of each whole block; values after the last whole block are ignored.
   *
   * @param values finite values, at least one block
   * @param length length of a block, at least 1
   * @throws IllegalArgumentException if {@code length} is less than 1, or {@code values} is shorter
   *     than a block or has an element that is not finite
   */
  public static double[] of(double[] values, int length) {
    Checks.atLeast("length", length, 1);
    Checks.finite("values", values, length);
    double[] averages = new double[values.length / length];
    for (int i = 0; i < averages.length; i++) {
      averages[i] = Mean.ofRange(values, i * length, (i + 1) * length).getAsDouble();
    }
    return averages;
  }
}

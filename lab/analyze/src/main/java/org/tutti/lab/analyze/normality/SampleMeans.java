package org.tutti.lab.analyze.normality;

import java.util.random.RandomGenerator;
import org.tutti.stats.sample.Checks;

/**
 * Means of samples that are drawn from observations, to see how many of these make a mean normal
 * (Hunold and Carpen-Amarie 2016, section 4.1, figure 2).
 */
public final class SampleMeans {
  private SampleMeans() {}

  /**
   * The means of samples drawn with replacement.
   *
   * @param values at least one finite value
   * @param size values of each sample, at least 1
   * @param samples number of samples, at least 1
   * @param random from where they are drawn
   * @return one mean for each sample, in the unit of the values
   * @throws IllegalArgumentException if an argument is out of range
   */
  public static double[] of(double[] values, int size, int samples, RandomGenerator random) {
    Checks.finite("values", values, 1);
    Checks.atLeast("size", size, 1);
    double[] means = new double[Checks.atLeast("samples", samples, 1)];
    for (int sample = 0; sample < means.length; sample++) {
      double sum = 0;
      for (int drawn = 0; drawn < size; drawn++) {
        sum += values[random.nextInt(values.length)];
      }
      means[sample] = sum / size;
    }
    return means;
  }
}

package org.tutti.lab.analyze;

import org.apache.commons.statistics.distribution.TDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.summary.Moments;

/**
 * Number of observations for which the interval of the mean has a given width: the smallest n with
 * {@code t(n - 1, 1 - α/2) s / sqrt(n) <= e |mean|}, from the mean and the spread of a pilot
 * (Hoefler and Belli 2015, section 4.2.2). Valid for normal observations; the uncertainty of the
 * pilot is not taken into account.
 */
public final class SampleSize {

  private SampleSize() {}

  /**
   * The smallest number of observations.
   *
   * @param pilot moments of earlier observations
   * @param relativeHalfWidth required half width relative to the mean, such as 0.01; positive
   * @param level confidence level, such as 0.95
   * @return at least 2; 2 if the pilot does not vary
   * @throws IllegalArgumentException if the pilot's mean is 0, another argument is out of range, or
   *     more than 2³⁰ observations were needed
   */
  public static int forMean(Moments pilot, double relativeHalfWidth, double level) {
    Checks.positive("relativeHalfWidth", relativeHalfWidth);
    double tail = (1 - Checks.openUnit("level", level)) / 2;
    double ratio = pilot.coefficientOfVariation() / relativeHalfWidth;
    int high = 2;
    while (!suffices(high, ratio, tail)) {
      if (high == 1 << 30) {
        throw new IllegalArgumentException(
            "relativeHalfWidth is " + relativeHalfWidth + ", which needs over 2^30 observations");
      }
      high *= 2;
    }
    int low = Math.max(2, high / 2);
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (suffices(middle, ratio, tail)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  private static boolean suffices(int n, double ratio, double tail) {
    double t = TDistribution.of(n - 1).inverseSurvivalProbability(tail);
    return t * ratio <= Math.sqrt(n);
  }
}

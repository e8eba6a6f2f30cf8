package org.tutti.stats.planning;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.summary.Moments;

/**
 * Smallest relative difference that a comparison of n against n values by ranks detects with a
 * given probability: {@code exp((z(1 - α/2) + z(power)) s sqrt(2 / n) / sqrt(3 / π)) - 1}, where s
 * is the standard deviation of the logarithms of a pilot (two-sided comparison of two means: Chow,
 * Shao and Wang 2008, "Sample Size Calculations in Clinical Research", section 3.2). The divisor is
 * the root of Pitman's asymptotic relative efficiency of the Wilcoxon-Mann-Whitney test against t
 * for normal data (Lehmann 1975, "Nonparametrics", section 2.4), so the logarithms are assumed to
 * be about normal. The uncertainty of the pilot is not taken into account.
 */
public final class DetectableDifference {

  private static final double EFFICIENCY = 3 / Math.PI;

  private DetectableDifference() {}

  /**
   * The difference relative to the smaller side, such as 0.03; 0 if the pilot does not vary.
   *
   * @param pilot at least 2 positive values of the kind to be compared, such as the medians of
   *     launches, in any unit
   * @param n number of values of each side in the planned comparison; at least 1
   * @param significance level of the two-sided test, such as 0.05
   * @param power required probability of detecting the difference, such as 0.9
   * @throws IllegalArgumentException if {@code pilot} has fewer than 2 elements or one that is not
   *     positive and finite, or another argument is out of range
   */
  public static double relative(double[] pilot, int n, double significance, double power) {
    Checks.positive("pilot", pilot, 2);
    Checks.atLeast("n", n, 1);
    Checks.openUnit("significance", significance);
    Checks.openUnit("power", power);
    double[] logarithms = new double[pilot.length];
    for (int i = 0; i < pilot.length; i++) {
      logarithms[i] = Math.log(pilot[i]);
    }
    NormalDistribution normal = NormalDistribution.of(0, 1);
    double z =
        normal.inverseSurvivalProbability(significance / 2)
            + normal.inverseSurvivalProbability(1 - power);
    double spread = Moments.of(logarithms).standardDeviation();
    return Math.expm1(Math.max(0, z) * spread * Math.sqrt(2.0 / n / EFFICIENCY));
  }
}

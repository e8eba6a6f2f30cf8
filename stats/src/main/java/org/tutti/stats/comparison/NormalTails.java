package org.tutti.stats.comparison;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.tutti.stats.hypothesis.Alternative;

/** The p-value of a rank statistic by its normal approximation. */
final class NormalTails {

  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  private NormalTails() {}

  /**
   * The p-value with continuity correction: the deviation is moved toward zero by one half.
   *
   * @param deviation statistic minus its expectation
   * @param deviationOfStatistic standard deviation of the statistic; if it is zero, all values are
   *     tied, which is no evidence against the null hypothesis, so the p-value is 1
   */
  static double pValue(double deviation, double deviationOfStatistic, Alternative alternative) {
    if (deviationOfStatistic == 0) {
      return 1;
    }
    double correction =
        switch (alternative) {
          case TWO_SIDED -> Math.signum(deviation) / 2;
          case LESS -> -0.5;
          case GREATER -> 0.5;
        };
    double z = (deviation - correction) / deviationOfStatistic;
    return alternative.pValue(STANDARD.cumulativeProbability(z), STANDARD.survivalProbability(z));
  }
}

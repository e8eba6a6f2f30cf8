package org.tutti.stats.dominance;

import java.util.List;
import org.apache.commons.statistics.distribution.TDistribution;

/** The distribution of the evidence where both samples have one distribution. */
interface NullStatistics {
  /** The least probability that a tail can have. */
  double least();

  /** Probability of evidence of at least this. */
  double atLeast(double evidence);

  /** Probability of evidence of at most this. */
  double atMost(double evidence);

  /**
   * The logarithm of the two-sided p-value of a statistic by Student's t, with the sign that makes
   * it great where the statistic is.
   */
  static double evidence(double statistic, double freedom) {
    double tail = TDistribution.of(freedom).survivalProbability(Math.abs(statistic));
    return -Math.signum(statistic) * Math.log(Math.max(2 * tail, Double.MIN_NORMAL));
  }

  /** Probability of either tail outside an interval, a little more than rounding could take off. */
  static double tail(double level) {
    return (1 - level) / 2 * (1 + 1e-9);
  }

  /** Number of ways to deal the values of all strata. */
  static double ways(List<Dealing> strata) {
    return strata.stream().mapToDouble(Dealing::count).reduce(1, (a, b) -> a * b);
  }

  /** Rounding keeps apart what is one value in two ways, so a bound is taken a little lower. */
  static double below(double evidence) {
    return evidence - 1e-9 * Math.max(1, Math.abs(evidence));
  }

  /** How many of some ascending values lie below a bound. */
  static int countBelow(double[] ascending, double bound) {
    int low = 0;
    int high = ascending.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (ascending[middle] < bound) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}

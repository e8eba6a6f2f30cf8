package org.tutti.stats.dominance;

/**
 * How far the second sample dominates the first, over all strata, and how certain that is.
 *
 * <p>Strata are weighted by {@code n m / (n + m + 1)}, which is best where all have the same shift
 * (van Elteren 1960). The variance of each is that of Brunner and Munzel; a stratum in which a
 * sample has a single value has none of its own, and gets that of the null hypothesis.
 */
final class Dominance {

  /**
   * Where no value of one sample lies among those of the other, the variance would vanish. It takes
   * half of what one tied pair would give, so that such samples remain the most extreme ones.
   */
  private static final double LEAST_VARIANCE = 0.25;

  private double deviation;
  private double weights;
  private double weightedProbability;
  private double variance;
  private double uncertainty;
  private double values;

  /** Adds a stratum in which both samples have values. */
  Dominance add(Placements placements) {
    double n = placements.n();
    double m = placements.m();
    double scale = n + m + 1;
    deviation += (placements.pairsWithGreaterY() - n * m / 2) / scale;
    weights += n * m / scale;
    weightedProbability += placements.pairsWithGreaterY() / scale;
    values += n + m;
    if (n < 2 || m < 2) {
      variance += n * m / (12 * scale);
      return this;
    }
    double ofX = n * placements.varianceOfX() / (scale * scale);
    double ofY = m * placements.varianceOfY() / (scale * scale);
    variance += Math.max(ofX + ofY, LEAST_VARIANCE / (scale * scale));
    uncertainty += ofX * ofX / (n - 1) + ofY * ofY / (m - 1);
    return this;
  }

  /** Above 0 if {@code y} dominates; its sign does not depend on the variance. */
  double deviation() {
    return deviation;
  }

  /** Mean over the strata of {@code P(X < Y) + P(X = Y) / 2}. */
  double probability() {
    return weightedProbability / weights;
  }

  /** Brunner and Munzel's statistic: the deviation by its standard error. */
  double statistic() {
    return deviation / Math.sqrt(variance);
  }

  /**
   * How unlikely the statistic is by Student's t with its own degrees of freedom: the logarithm of
   * the two-sided p-value, with the sign of the deviation. To compare deals by this rather than by
   * the statistic allows for the few degrees of freedom that a small sample with a wide spread has.
   */
  double evidence() {
    return NullStatistics.evidence(statistic(), freedom());
  }

  /** Degrees of freedom by Satterthwaite's formula. */
  double freedom() {
    return uncertainty == 0 ? Math.max(1, values - 2) : variance * variance / uncertainty;
  }
}

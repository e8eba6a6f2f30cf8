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
  private static final double MIN_VARIANCE = 0.25;

  private final double worthOfX;
  private final double worthOfY;
  private double deviation;
  private double weights;
  private double weightedProbability;
  private double variance;
  private double uncertainty;
  private double values;

  Dominance() {
    this(1, 1);
  }

  /**
   * @param worthOfX how many independent values each of the first sample is worth, at most 1
   * @param worthOfY the same of the second sample
   */
  Dominance(double worthOfX, double worthOfY) {
    this.worthOfX = worthOfX;
    this.worthOfY = worthOfY;
  }

  /** Adds a stratum in which both samples have values. */
  Dominance add(Placements placements) {
    double n = placements.n();
    double m = placements.m();
    double scale = n + m + 1;
    deviation += (placements.pairsWithGreaterY() - n * m / 2) / scale;
    weights += n * m / scale;
    weightedProbability += placements.pairsWithGreaterY() / scale;
    values += n * worthOfX + m * worthOfY;
    double least = Math.min(worthOfX, worthOfY);
    if (n < 2 || m < 2) {
      variance += n * m / (12 * scale) / least;
      return this;
    }
    double ofX = n * placements.varianceOfX() / (scale * scale) / worthOfX;
    double ofY = m * placements.varianceOfY() / (scale * scale) / worthOfY;
    variance += Math.max(ofX + ofY, MIN_VARIANCE / (scale * scale) / least);
    uncertainty += ofX * ofX / freedom(n, worthOfX) + ofY * ofY / freedom(m, worthOfY);
    return this;
  }

  private static double freedom(double size, double worth) {
    return Math.max(1, size * worth - 1);
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

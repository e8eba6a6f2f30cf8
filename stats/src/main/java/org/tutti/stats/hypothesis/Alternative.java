package org.tutti.stats.hypothesis;

import org.tutti.stats.sample.Checks;

/** The direction in which a test looks for a difference. */
public enum Alternative {
  /** The first sample is shifted either way. */
  TWO_SIDED,
  /** The first sample is shifted to smaller values. */
  LESS,
  /** The first sample is shifted to greater values. */
  GREATER;

  /**
   * The p-value for this alternative. A two-sided p-value is twice the smaller tail, at most 1.
   *
   * @param lowerTail probability under the null hypothesis of a statistic as small as observed
   * @param upperTail probability under the null hypothesis of a statistic as great as observed
   * @throws IllegalArgumentException if one of them is negative, NaN or infinite
   */
  public double pValue(double lowerTail, double upperTail) {
    Checks.notNegative("lowerTail", lowerTail);
    Checks.notNegative("upperTail", upperTail);
    return switch (this) {
      case TWO_SIDED -> Math.min(1, 2 * Math.min(lowerTail, upperTail));
      case LESS -> Math.min(1, lowerTail);
      case GREATER -> Math.min(1, upperTail);
    };
  }
}

package org.tutti.stats.outlier;

import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * The values that a filter kept, and the outliers that it dropped.
 *
 * @param kept the values between the fences, fences included; never empty
 * @param quartiles the quartiles of all values, before the filter
 * @param low outliers below the lower fence
 * @param high outliers above the upper fence
 * @param lowerFence smallest value that is not an outlier
 * @param upperFence largest value that is not an outlier
 */
public record Filtered(
    OrderedSample kept,
    Quartiles quartiles,
    Outliers low,
    Outliers high,
    double lowerFence,
    double upperFence) {

  /** Quartiles of all values, with whiskers to the least and the largest that were kept. */
  public Quartiles box() {
    return new Quartiles(
        kept.min(), quartiles.first(), quartiles.median(), quartiles.third(), kept.max());
  }

  /** Outliers of both sides. */
  public Outliers dropped() {
    return low.plus(high);
  }
}

package org.tutti.stats.summary;

import org.tutti.stats.sample.OrderedSample;

/**
 * The five numbers of a box plot. Quartiles are quantiles of type 7 (Hyndman and Fan 1996).
 *
 * @param min smallest value
 * @param first quantile at 1/4
 * @param median quantile at 1/2
 * @param third quantile at 3/4
 * @param max largest value
 */
public record Quartiles(double min, double first, double median, double third, double max) {

  /**
   * The quartiles of at least one value.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite
   */
  public static Quartiles of(double[] values) {
    return of(OrderedSample.of("values", values));
  }

  /** The quartiles of an ordered sample. */
  public static Quartiles of(OrderedSample sample) {
    return new Quartiles(
        sample.min(), sample.quantile(0.25), sample.median(), sample.quantile(0.75), sample.max());
  }

  /** The same in a unit of this size. */
  public Quartiles dividedBy(double unit) {
    return new Quartiles(min / unit, first / unit, median / unit, third / unit, max / unit);
  }

  /** Interquartile range: third quartile minus first. */
  public double interquartileRange() {
    return third - first;
  }
}

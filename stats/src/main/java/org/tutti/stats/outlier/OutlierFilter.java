package org.tutti.stats.outlier;

import org.tutti.stats.sample.OrderedSample;

/** A rule that tells outliers from other values, and hands back both what it kept and the rest. */
public interface OutlierFilter {

  /** Filters an ordered sample. */
  Filtered apply(OrderedSample sample);

  /**
   * Filters at least one value.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite
   */
  default Filtered apply(double[] values) {
    return apply(OrderedSample.of("values", values));
  }
}

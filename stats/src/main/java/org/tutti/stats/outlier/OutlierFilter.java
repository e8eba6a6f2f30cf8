package org.tutti.stats.outlier;

import org.tutti.stats.sample.OrderedSample;

/** A rule that distinguishes outliers from other values and returns both. */
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

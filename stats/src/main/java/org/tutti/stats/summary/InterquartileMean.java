package org.tutti.stats.summary;

import org.tutti.stats.sample.OrderedSample;

/**
 * Mean of the middle half of the ordered values, as in SKaMPI (Reussner et al. 1998): a quarter of
 * the values, rounded down, is dropped at each end.
 */
public final class InterquartileMean {

  private InterquartileMean() {}

  /**
   * The mean of the middle half of at least one value.
   *
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite
   */
  public static double mean(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    int out = ordered.size() / 4;
    return ordered.part(out, ordered.size() - out).mean();
  }
}

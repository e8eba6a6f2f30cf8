package org.tutti.stats.planning;

import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * When to stop observing: as soon as the interval of the median by ranks is narrow enough (Hoefler
 * and Belli 2015, section 4.2.2).
 *
 * <p>An interval that was waited for covers less than its level, because one that is narrow by
 * chance ends the waiting; the more often one looks, the more so. Therefore each look comes only
 * after half as many observations again.
 */
public final class IntervalStoppingRule {

  /** Observations at a look, relative to those at the look before; by simulation. */
  private static final double GROWTH = 1.5;

  private static final double LEVEL = 0.95;

  private final double relativeHalfWidth;
  private final int atLeast;

  private IntervalStoppingRule(double relativeHalfWidth, int atLeast) {
    this.relativeHalfWidth = relativeHalfWidth;
    this.atLeast = atLeast;
  }

  /**
   * Stops when the interval reaches a half width, looked at from 30 observations on.
   *
   * @param relativeHalfWidth required half width relative to the median, such as 0.01; positive
   */
  public static IntervalStoppingRule at(double relativeHalfWidth) {
    return new IntervalStoppingRule(Checks.positive("relativeHalfWidth", relativeHalfWidth), 30);
  }

  /** The rule that does not look before so many observations. */
  public IntervalStoppingRule withAtLeast(int newAtLeast) {
    return new IntervalStoppingRule(relativeHalfWidth, Checks.atLeast("atLeast", newAtLeast, 1));
  }

  /** Whether to stop after these observations; never between two looks. */
  public boolean stops(double[] soFar) {
    return isLook(soFar.length) && isNarrow(soFar);
  }

  /**
   * Whether the interval of the median is narrow enough.
   *
   * @param values at least one finite value
   * @throws IllegalArgumentException if {@code values} is empty or has an element that is not
   *     finite
   */
  public boolean isNarrow(double[] values) {
    OrderedSample ordered = OrderedSample.of("values", values);
    return ordered.size() >= QuantileInterval.minimumSize(0.5, LEVEL)
        && QuantileInterval.of(ordered, 0.5, LEVEL).relativeHalfWidth() <= relativeHalfWidth;
  }

  /** Whether to look at so many observations. */
  public boolean isLook(int n) {
    return nextLook(n - 1) == n;
  }

  /** The least number of observations above {@code n} at which to look. */
  public int nextLook(int n) {
    int look = atLeast;
    while (look <= n) {
      look = (int) Math.ceil(GROWTH * look);
    }
    return look;
  }
}

package org.tutti.lab.sizes.curve;

import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.sample.OrderedSample;

/** Whether relative differences, one of each pass, lie beyond a threshold. */
enum Deviation {
  /** Their interval lies above the threshold. */
  ABOVE,
  /** Their interval lies below its negative. */
  BELOW,
  /** Their median lies beyond the threshold and their interval does not, or there is none. */
  UNCLEAR,
  /** Their median does not lie beyond the threshold. */
  NONE;

  /** Confidence level of the interval, which is by ranks. */
  static final double LEVEL = 0.95;

  /** The fewest differences that have an interval. */
  static final int MIN = QuantileInterval.minimumSize(0.5, LEVEL);

  static Deviation of(double[] differences, double threshold) {
    if (differences.length == 0) {
      return NONE;
    }
    OrderedSample ordered = OrderedSample.of("differences", differences);
    if (Math.abs(ordered.median()) <= threshold) {
      return NONE;
    }
    if (differences.length < MIN) {
      return UNCLEAR;
    }
    Estimate interval = QuantileInterval.of(ordered, 0.5, LEVEL);
    return interval.low() > threshold ? ABOVE : interval.high() < -threshold ? BELOW : UNCLEAR;
  }

  /** Whether an interval says so. */
  boolean isClear() {
    return this == ABOVE || this == BELOW;
  }
}

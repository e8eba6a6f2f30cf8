package org.tutti.figures.cell;

import org.tutti.stats.sample.OrderedSample;

/** Bins of equal width that values are counted in. */
public final class HistogramBins {
  /** Fewer values have no shape. */
  public static final int MIN = 20;

  static final int MAX_BINS = 60;

  private HistogramBins() {}

  /** The width that Freedman and Diaconis (1981) suggest, or more if there were too many bins. */
  public static double width(OrderedSample values, double range) {
    double suggested =
        2 * (values.quantile(0.75) - values.quantile(0.25)) * Math.pow(values.size(), -1.0 / 3);
    return Math.max(suggested, range / MAX_BINS);
  }

  /** How many values lie in a bin. */
  public static double count(OrderedSample values, double left, double width) {
    return values.countBelow(left + width) - values.countBelow(left);
  }
}

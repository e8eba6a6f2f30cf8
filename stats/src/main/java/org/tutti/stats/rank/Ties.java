package org.tutti.stats.rank;

import org.tutti.stats.sample.OrderedSample;

/** Counts ties. */
final class Ties {

  private Ties() {}

  /** Sum of {@code t³ - t} over the groups of {@code t} tied values from an index on. */
  static double term(OrderedSample ordered, int from) {
    double sum = 0;
    int start = from;
    for (int i = from + 1; i <= ordered.size(); i++) {
      if (i == ordered.size() || ordered.get(i) != ordered.get(start)) {
        sum += term(i - start);
        start = i;
      }
    }
    return sum;
  }

  /** {@code t³ - t} of one group, in floating point because it may exceed any integer. */
  static double term(double t) {
    return (t * t - 1) * t;
  }
}

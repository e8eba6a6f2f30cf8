package org.tutti.stats.dominance;

import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.rank.OrderedDoubles;

/**
 * Looks for the shift at which neither sample dominates the other, and for those that a test does
 * not reject.
 *
 * @param least a shift that is too small, or the smallest one
 * @param end a shift that is too great
 * @param deviation of the shifted samples from no dominance; falls as the shift rises
 */
record ShiftSearch(double least, double end, DoubleUnaryOperator deviation) {

  /** The shift at which neither sample dominates: the middle of those, if there are several. */
  double value() {
    return OrderedDoubles.least(least, end, shift -> deviation.applyAsDouble(shift) <= 0) / 2
        + OrderedDoubles.least(least, end, shift -> deviation.applyAsDouble(shift) < 0) / 2;
  }

  /**
   * The shift with its interval.
   *
   * @param reached whether a shift is no longer too small
   * @param exceeded whether a shift is too great
   */
  Estimate estimate(
      DoublePredicate reached, DoublePredicate exceeded, double level, String method, int n) {
    double value = value();
    double low = OrderedDoubles.least(least, end, reached);
    double high = OrderedDoubles.least(least, end, exceeded);
    return new Estimate(value, Math.min(low, value), Math.max(high, value), level, method, n);
  }
}

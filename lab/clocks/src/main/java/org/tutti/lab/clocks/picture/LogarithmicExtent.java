package org.tutti.lab.clocks.picture;

import java.util.DoubleSummaryStatistics;
import org.tutti.figures.plot.Axis;

/**
 * A logarithmic axis with room for labels around its values, in values and in pixels.
 *
 * @param low the logarithm of the least value within it
 * @param high the logarithm of the largest
 * @param pixels from one end of the axis to the other, about
 */
record LogarithmicExtent(double low, double high, double pixels) {
  /** Share of the values' extent on both sides of them. */
  private static final double ROOM = 0.12;

  /** The room on both sides of a single value, as a logarithm. */
  private static final double ALONE = 1;

  static LogarithmicExtent around(DoubleSummaryStatistics logarithms, double pixels) {
    double span = logarithms.getMax() - logarithms.getMin();
    double room = span > 0 ? ROOM * span : ALONE;
    return new LogarithmicExtent(logarithms.getMin() - room, logarithms.getMax() + room, pixels);
  }

  Axis axis(String name) {
    return Axis.log(name).within(Math.exp(low), Math.exp(high));
  }

  double pixel(double value) {
    return first() + (Math.log(value) - low) / (high - low) * (last() - first());
  }

  double value(double pixel) {
    return Math.exp(low + (pixel - first()) / (last() - first()) * (high - low));
  }

  /** Where the least value is: an axis has a margin beyond what is drawn. */
  double first() {
    return pixels * Axis.MARGIN / (1 + 2 * Axis.MARGIN);
  }

  /** Where the largest value is. */
  double last() {
    return pixels - first();
  }
}

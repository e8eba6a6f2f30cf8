package org.tutti.lab.analyze.regression;

import java.util.function.DoubleUnaryOperator;
import org.tutti.stats.sample.Checks;

/** Finds where a decreasing step function crosses a level, to full precision. */
final class Crossing {

  /** Smaller steps, in units, are ignored: around zero, bisection would not end. */
  private static final double SMALLEST_STEP = 1e-18;

  private final DoubleUnaryOperator falling;
  private final double unit;

  /**
   * The unit of the first steps is the spread of the observations relative to that of the column.
   */
  Crossing(DoubleUnaryOperator falling, double[] y, double[] column) {
    this.falling = falling;
    double quotient = greatest(y) / greatest(column);
    this.unit = quotient > 0 ? quotient : 1;
  }

  /**
   * The smallest argument at which the function is at or below a level.
   *
   * @throws IllegalArgumentException if it is above or below it everywhere: too few observations
   */
  double of(double level) {
    double low = -unit;
    while (!(falling.applyAsDouble(low) > level)) {
      low = grown(low);
    }
    double high = unit;
    while (falling.applyAsDouble(high) > level) {
      high = grown(high);
    }
    while (true) {
      double middle = low / 2 + high / 2;
      if (middle <= low || middle >= high || high - low < SMALLEST_STEP * unit) {
        return high;
      }
      if (falling.applyAsDouble(middle) > level) {
        low = middle;
      } else {
        high = middle;
      }
    }
  }

  private static double grown(double end) {
    if (Math.abs(end) > Checks.LARGEST) {
      throw new IllegalArgumentException(
          "y holds too few values for an interval of this quantile at this level");
    }
    return 16 * end;
  }

  private static double greatest(double[] values) {
    double greatest = 0;
    for (double value : values) {
      greatest = Math.max(greatest, Math.abs(value));
    }
    return greatest;
  }
}

package org.tutti.bench.comparisonrates;

import java.util.Arrays;
import org.tutti.stats.sample.OrderedSample;

/**
 * What was read in the launches of a cell.
 *
 * @param values the median of each launch, in nanoseconds
 * @param tick step of the clock, in nanoseconds; 0 if times are continuous
 */
record DrawnMedians(double[] values, double tick) {
  /** The first launches. */
  DrawnMedians first(int launches) {
    return new DrawnMedians(Arrays.copyOf(values, launches), tick);
  }

  double median() {
    return OrderedSample.of("values", values).median();
  }
}

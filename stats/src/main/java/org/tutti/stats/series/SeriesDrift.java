package org.tutti.stats.series;

import java.util.Arrays;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;

/**
 * How far a series of run-times drifts, and whether chance explains it.
 *
 * @param drift change from the first half of the observations to the second: difference of their
 *     medians, relative to the median of all; infinite if that is 0 and they differ
 * @param trend the test of the trend
 */
public record SeriesDrift(double drift, MannKendall trend) {

  /**
   * Evaluates a series.
   *
   * @param runTimes at least 10 run-times in the order of observation; none negative
   * @throws IllegalArgumentException if {@code runTimes} has fewer than 10 elements or one that is
   *     negative or not finite
   */
  public static SeriesDrift of(double[] runTimes) {
    Checks.nonNegative("runTimes", runTimes, 10);
    return new SeriesDrift(drift(runTimes), MannKendall.of(runTimes));
  }

  private static double drift(double[] values) {
    int half = values.length / 2;
    double first = OrderedSample.of("values", Arrays.copyOf(values, half)).median();
    double second =
        OrderedSample.of("values", Arrays.copyOfRange(values, half, values.length)).median();
    if (first == second) {
      return 0;
    }
    return (second - first) / OrderedSample.of("values", values).median();
  }
}

package org.tutti.records.launch;

import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What the times across ranks of a cell are worth. Nanoseconds throughout; all of it is empty where
 * no global clock was learned.
 *
 * @param clocks number of different local clocks that were synchronized; fewer than ranks where
 *     ranks were found to read one clock
 * @param uncertainty bound that holds at 99 % for the error of a global time, maximum over ranks
 *     and over the cell
 * @param bound what that error can be at the most, whatever was assumed, at the end of the cell
 * @param startErrorMedian how far from its planned time the rank that was farthest started: median
 *     over the valid observations; empty where no time was planned
 * @param startErrorHigh the same, their 0.95 quantile
 */
public record GlobalTiming(
    OptionalInt clocks,
    OptionalDouble uncertainty,
    OptionalDouble bound,
    OptionalDouble startErrorMedian,
    OptionalDouble startErrorHigh) {
  /** No global clock was learned. */
  public static final GlobalTiming NONE =
      new GlobalTiming(
          OptionalInt.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty());

  private static final double HIGH = 0.95;

  /** A clock whose starts were not planned. */
  public static GlobalTiming of(int clocks, double uncertainty, double bound) {
    return new GlobalTiming(
        OptionalInt.of(clocks),
        OptionalDouble.of(uncertainty),
        OptionalDouble.of(bound),
        OptionalDouble.empty(),
        OptionalDouble.empty());
  }

  /** The same clock with the errors of planned starts, if there are any. */
  public GlobalTiming withStartErrors(long[] errors) {
    if (errors.length == 0) {
      return this;
    }
    long[] sorted = errors.clone();
    Arrays.sort(sorted);
    return new GlobalTiming(
        clocks,
        uncertainty,
        bound,
        OptionalDouble.of(quantile(sorted, 0.5)),
        OptionalDouble.of(quantile(sorted, HIGH)));
  }

  /** The least value that is not exceeded by this share of all. */
  private static double quantile(long[] sorted, double share) {
    return sorted[(int) Math.ceil(share * sorted.length) - 1];
  }
}

package org.tutti.records.launch;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.tutti.records.json.FileRecord;
import org.tutti.records.json.RecordFields;

/**
 * Accuracy of the times across ranks of a cell, in nanoseconds; everything is empty if no global
 * clock was learned.
 *
 * @param clocks number of different local clocks that were synchronized; fewer than ranks if some
 *     ranks have a common clock
 * @param uncertainty 99 % bound of the error of a global time, maximum over ranks and over the cell
 * @param bound largest possible error at the end of the cell, without statistical assumptions
 * @param startErrorMedian distance between planned and actual start on the rank where it was
 *     largest: median over the valid observations; empty if no time was planned
 * @param startErrorHigh the same, their 0.95 quantile
 * @param arrivals when ranks arrived, if that was by a pattern
 */
public record GlobalTiming(
    OptionalInt clocks,
    OptionalDouble uncertainty,
    OptionalDouble bound,
    OptionalDouble startErrorMedian,
    OptionalDouble startErrorHigh,
    Optional<ArrivalTimes> arrivals)
    implements FileRecord<GlobalTiming> {
  /** No global clock was learned. */
  public static final GlobalTiming NONE =
      new GlobalTiming(
          OptionalInt.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          Optional.empty());

  private static final double HIGH = 0.95;

  /** A clock whose starts were not planned. */
  public static GlobalTiming of(int clocks, double uncertainty, double bound) {
    return new GlobalTiming(
        OptionalInt.of(clocks),
        OptionalDouble.of(uncertainty),
        OptionalDouble.of(bound),
        OptionalDouble.empty(),
        OptionalDouble.empty(),
        Optional.empty());
  }

  /** The same clock with when ranks arrived. */
  public GlobalTiming withArrivals(ArrivalTimes times) {
    return new GlobalTiming(
        clocks, uncertainty, bound, startErrorMedian, startErrorHigh, Optional.of(times));
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
        OptionalDouble.of(quantile(sorted, HIGH)),
        arrivals);
  }

  /** The smallest value that this fraction of all values does not exceed. */
  private static double quantile(long[] sorted, double share) {
    return sorted[(int) Math.ceil(share * sorted.length) - 1];
  }

  @Override
  public GlobalTiming fields(RecordFields fields) {
    return new GlobalTiming(
        fields.count("clocks", clocks),
        fields.number("clockUncertaintyNanos", uncertainty),
        fields.number("clockBoundNanos", bound),
        fields.number("startErrorMedianNanos", startErrorMedian),
        fields.number("startErrorHighNanos", startErrorHigh),
        fields.object("arrivals", arrivals, ArrivalTimes.BLANK));
  }
}

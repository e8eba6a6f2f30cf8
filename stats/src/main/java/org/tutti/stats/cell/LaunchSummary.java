package org.tutti.stats.cell;

import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Quartiles;

/**
 * The observations of a cell in one launch, after Tukey's filter. All times in the unit of the
 * observations.
 *
 * @param filtered what the filter kept and dropped, with the quartiles before filtering
 * @param quartiles quartiles, minimum, and maximum of the kept observations
 * @param mean mean of the kept observations
 * @param medianInterval the median of the kept observations with its 95 % interval; empty if fewer
 *     than 6 were kept
 */
public record LaunchSummary(
    Filtered filtered, Quartiles quartiles, double mean, Optional<Estimate> medianInterval) {

  /**
   * Summarizes the run-times of one launch.
   *
   * @param runTimes at least one run-time; none negative
   * @throws IllegalArgumentException if {@code runTimes} is empty or has an element that is
   *     negative or not finite
   */
  public static LaunchSummary of(double[] runTimes) {
    return of(runTimes, TukeyFilter.withDefaults());
  }

  /** The same with a constant of Tukey's filter that was chosen. */
  public static LaunchSummary of(double[] runTimes, TukeyFilter filter) {
    Checks.nonNegative("runTimes", runTimes, 1);
    Filtered filtered = filter.apply(OrderedSample.of("runTimes", runTimes));
    OrderedSample kept = filtered.kept();
    return new LaunchSummary(
        filtered,
        Quartiles.of(kept),
        kept.mean(),
        kept.size() < QuantileInterval.minimumSize(0.5, CellSummary.LEVEL)
            ? Optional.empty()
            : Optional.of(QuantileInterval.of(kept, 0.5, CellSummary.LEVEL)));
  }

  /** Median of the kept observations. */
  public double median() {
    return quartiles.median();
  }

  /** Number of observations kept. */
  public int n() {
    return filtered.kept().size();
  }
}

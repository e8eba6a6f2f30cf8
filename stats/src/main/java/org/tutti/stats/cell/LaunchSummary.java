package org.tutti.stats.cell;

import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.outlier.Filtered;
import org.tutti.stats.outlier.OutlierFilter;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.sample.Checks;
import org.tutti.stats.sample.OrderedSample;
import org.tutti.stats.summary.Moments;
import org.tutti.stats.summary.Quartiles;

/**
 * The observations of a cell in one launch, after the filter. All times in the unit of the
 * observations.
 *
 * @param filtered what the filter kept and dropped, with the quartiles before filtering
 * @param quartiles quartiles, minimum, and maximum of the kept observations
 * @param mean mean of the kept observations
 * @param meanInterval that mean with its interval; empty if fewer than 2 observations were kept
 * @param medianInterval the median of the kept observations with its interval; empty if too few
 *     were kept for the level
 * @param level confidence level of the intervals
 */
public record LaunchSummary(
    Filtered filtered,
    Quartiles quartiles,
    double mean,
    Optional<Estimate> meanInterval,
    Optional<Estimate> medianInterval,
    double level) {

  /**
   * Summarizes the run-times of one launch.
   *
   * @param runTimes at least one run-time; none negative
   * @param filter which observations are outliers
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code runTimes} is empty or has an element that is
   *     negative or not finite, or {@code level} is not between 0 and 1
   */
  public static LaunchSummary of(double[] runTimes, OutlierFilter filter, double level) {
    Checks.nonNegative("runTimes", runTimes, 1);
    Filtered filtered = filter.apply(OrderedSample.of("runTimes", runTimes));
    OrderedSample kept = filtered.kept();
    return new LaunchSummary(
        filtered,
        Quartiles.of(kept),
        kept.mean(),
        kept.size() < 2 ? Optional.empty() : Optional.of(MeanInterval.of(Moments.of(kept), level)),
        kept.size() < QuantileInterval.minimumSize(0.5, level)
            ? Optional.empty()
            : Optional.of(QuantileInterval.of(kept, 0.5, level)),
        level);
  }

  /** Summarizes with Tukey's filter at 1.5 and the level 0.95. */
  public static LaunchSummary of(double[] runTimes) {
    return of(runTimes, TukeyFilter.withDefaults(), 0.95);
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

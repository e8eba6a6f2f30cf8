package org.tutti.stats.cell;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MeanInterval;
import org.tutti.stats.interval.QuantileInterval;
import org.tutti.stats.outlier.OutlierFilter;
import org.tutti.stats.outlier.Outliers;
import org.tutti.stats.outlier.TukeyFilter;
import org.tutti.stats.summary.Quartiles;

/**
 * A cell over its launches (Hunold and Carpen-Amarie 2016, algorithm 3): each launch contributes
 * one median and one mean, regardless of its number of observations, because observations of the
 * same launch are more similar than observations of different launches.
 *
 * @param launches the summary of each launch, in the order given
 * @param medians distribution over the launches of their medians
 * @param means distribution over the launches of their means
 * @param medianInterval median over the launches of their medians with its interval; empty if there
 *     are too few launches for the level (fewer than 6 at 0.95)
 * @param meanInterval mean over the launches of their means with its interval; empty if there is
 *     only one launch
 * @param level confidence level of the intervals
 */
public record CellSummary(
    List<LaunchSummary> launches,
    Quartiles medians,
    Quartiles means,
    Optional<Estimate> medianInterval,
    Optional<Estimate> meanInterval,
    double level) {

  /** Copies the list. */
  public CellSummary {
    launches = List.copyOf(launches);
  }

  /**
   * Summarizes a cell.
   *
   * @param runTimes the run-times of each launch: at least one launch, each with at least one
   *     run-time, none negative
   * @param filter which observations of a launch are outliers
   * @param level confidence level, such as 0.95
   * @throws IllegalArgumentException if {@code runTimes} is empty or {@link LaunchSummary#of}
   *     rejects one of its arrays
   */
  public static CellSummary of(Collection<double[]> runTimes, OutlierFilter filter, double level) {
    if (runTimes.isEmpty()) {
      throw new IllegalArgumentException("runTimes holds no launch, but at least 1 is needed");
    }
    List<LaunchSummary> launches =
        runTimes.stream().map(launch -> LaunchSummary.of(launch, filter, level)).toList();
    double[] medians = launches.stream().mapToDouble(LaunchSummary::median).toArray();
    double[] means = launches.stream().mapToDouble(LaunchSummary::mean).toArray();
    int n = launches.size();
    return new CellSummary(
        launches,
        Quartiles.of(medians),
        Quartiles.of(means),
        n < QuantileInterval.minimumSize(0.5, level)
            ? Optional.empty()
            : Optional.of(QuantileInterval.ofMedian(medians, level)),
        n < 2 ? Optional.empty() : Optional.of(MeanInterval.of(means, level)),
        level);
  }

  /** Summarizes with Tukey's filter at 1.5 and the level 0.95. */
  public static CellSummary of(Collection<double[]> runTimes) {
    return of(runTimes, TukeyFilter.withDefaults(), 0.95);
  }

  /** Median over the launches of their medians. */
  public double medianOfMedians() {
    return medians.median();
  }

  /** Observations kept, over all launches. */
  public int kept() {
    return launches.stream().mapToInt(LaunchSummary::n).sum();
  }

  /** Observations dropped as outliers, over all launches. */
  public Outliers dropped() {
    return launches.stream()
        .map(launch -> launch.filtered().dropped())
        .reduce(new Outliers(0, 0), Outliers::plus);
  }

  /** Smallest kept observation of all launches. */
  public double min() {
    return launches.stream().mapToDouble(launch -> launch.quartiles().min()).min().orElseThrow();
  }

  /** Largest kept observation of all launches. */
  public double max() {
    return launches.stream().mapToDouble(launch -> launch.quartiles().max()).max().orElseThrow();
  }
}

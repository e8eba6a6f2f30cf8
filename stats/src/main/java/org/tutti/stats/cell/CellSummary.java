package org.tutti.stats.cell;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.interval.Estimate;
import org.tutti.stats.interval.MedianInOrder;
import org.tutti.stats.outlier.Outliers;
import org.tutti.stats.summary.Quartiles;

/**
 * A cell over its launches (Hunold and Carpen-Amarie 2016, algorithm 3): each launch contributes
 * one median, regardless of its number of observations, because observations of the same launch are
 * more similar than observations of different launches.
 *
 * @param launches the summary of each launch, in the order given
 * @param medians distribution over the launches of their medians
 * @param medianInterval median over the launches of their medians with its 95 % interval; empty if
 *     there are fewer than 6 launches, or they depend on each other too much
 */
public record CellSummary(
    List<LaunchSummary> launches, Quartiles medians, Optional<Estimate> medianInterval) {
  /** Confidence level of intervals. */
  static final double LEVEL = 0.95;

  /** Copies the list. */
  public CellSummary {
    launches = List.copyOf(launches);
  }

  /**
   * Summarizes a cell.
   *
   * @param runTimes the run-times of each launch: at least one launch, each with at least one
   *     run-time, none negative
   * @throws IllegalArgumentException if {@code runTimes} is empty or {@link LaunchSummary#of}
   *     rejects one of its arrays
   */
  public static CellSummary of(Collection<double[]> runTimes) {
    if (runTimes.isEmpty()) {
      throw new IllegalArgumentException("runTimes holds no launch, but at least 1 is needed");
    }
    List<LaunchSummary> launches = runTimes.stream().map(LaunchSummary::of).toList();
    double[] medians = launches.stream().mapToDouble(LaunchSummary::median).toArray();
    return new CellSummary(launches, Quartiles.of(medians), MedianInOrder.of(medians, LEVEL));
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
}

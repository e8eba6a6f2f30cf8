package org.tutti.analysis;

import java.util.List;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.stats.cell.LaunchSummary;

/**
 * A cell in one launch. Times in nanoseconds.
 *
 * @param launch which launch
 * @param median of the observations kept
 * @param mean of the observations kept
 * @param min least observation kept
 * @param max greatest observation kept
 * @param kept number of observations kept
 * @param outliers number of valid observations that the filter dropped
 * @param invalid number of observations that may not be used
 * @param global what its times across ranks are worth
 * @param rounds median of each round in order, where the cell took turns with others; else empty
 */
public record LaunchFigures(
    PlannedLaunch launch,
    double median,
    double mean,
    double min,
    double max,
    long kept,
    long outliers,
    long invalid,
    GlobalTiming global,
    List<Double> rounds) {

  public LaunchFigures {
    rounds = List.copyOf(rounds);
  }

  /** Figures of local times. */
  public LaunchFigures(
      PlannedLaunch launch,
      double median,
      double mean,
      double min,
      double max,
      long kept,
      long outliers,
      long invalid) {
    this(launch, median, mean, min, max, kept, outliers, invalid, GlobalTiming.NONE, List.of());
  }

  static LaunchFigures of(
      PlannedLaunch launch,
      LaunchSummary summary,
      long invalid,
      GlobalTiming global,
      List<Double> rounds) {
    return new LaunchFigures(
        launch,
        summary.median(),
        summary.mean(),
        summary.quartiles().min(),
        summary.quartiles().max(),
        summary.n(),
        summary.filtered().dropped().count(),
        invalid,
        global,
        rounds);
  }
}

package org.tutti.analysis;

import java.util.List;
import org.tutti.records.campaign.PlannedLaunch;
import org.tutti.records.launch.GlobalTiming;
import org.tutti.stats.cell.LaunchSummary;

/**
 * A cell in one launch.
 *
 * @param launch which launch
 * @param times of the observations kept
 * @param counts numbers of observations
 * @param global how accurate its times across ranks are
 * @param rounds median of each round in order; empty unless the cell alternated with others
 * @param clockStep in which the times of single operations come, in nanoseconds: the clock's, or in
 *     a batch its share of it; 0 if unknown
 */
public record LaunchFigures(
    PlannedLaunch launch,
    Times times,
    Counts counts,
    GlobalTiming global,
    List<Double> rounds,
    double clockStep) {

  public LaunchFigures {
    rounds = List.copyOf(rounds);
  }

  /** Figures of local times whose steps are unknown. */
  public LaunchFigures(PlannedLaunch launch, Times times, Counts counts) {
    this(launch, times, counts, GlobalTiming.NONE, List.of(), 0);
  }

  /** Figures in nanoseconds of the observations kept. */
  public record Times(double median, double mean, double min, double max) {
    /** The figures of observations that are all equal. */
    public static Times allOf(double time) {
      return new Times(time, time, time, time);
    }
  }

  /**
   * Numbers of observations.
   *
   * @param kept those on which the figures are based
   * @param outliers valid ones that the filter dropped
   * @param invalid those that must not be used
   */
  public record Counts(long kept, long outliers, long invalid) {}

  static LaunchFigures of(
      PlannedLaunch launch,
      LaunchSummary summary,
      long invalid,
      GlobalTiming global,
      List<Double> rounds,
      double clockStep) {
    return new LaunchFigures(
        launch,
        new Times(
            summary.median(), summary.mean(), summary.quartiles().min(), summary.quartiles().max()),
        new Counts(summary.n(), summary.filtered().dropped().count(), invalid),
        global,
        rounds,
        clockStep);
  }
}

package org.tutti.stats.diagnosis;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.tutti.stats.cell.CellSummary;
import org.tutti.stats.cell.LaunchSummary;
import org.tutti.stats.interval.Estimate;

/**
 * The input of all checks.
 *
 * @param launches run-times of each launch, in the order of observation, including outliers
 * @param summary the same, filtered and summarized
 * @param apart average time from one launch to the next; empty if unknown
 */
record DiagnosisInput(List<double[]> launches, CellSummary summary, Optional<Duration> apart) {

  /** The median: over the launches of their medians, or of the only launch. */
  double median() {
    return summary.medianOfMedians();
  }

  /** Its interval: over the launches, or within the only launch; empty if there are too few. */
  Optional<Estimate> medianInterval() {
    return launches.size() == 1
        ? summary.launches().get(0).medianInterval()
        : summary.medianInterval();
  }

  /** The launches that have at least this number of observations and are not constant. */
  List<double[]> varied(int least) {
    return launches.stream()
        .filter(launch -> launch.length >= least && !isConstant(launch))
        .toList();
  }

  /** The kept run-times of each launch, in ascending order. */
  List<double[]> kept() {
    return summary.launches().stream()
        .map(LaunchSummary::filtered)
        .map(filtered -> filtered.kept().toArray())
        .toList();
  }

  static boolean isConstant(double[] values) {
    for (double value : values) {
      if (value != values[0]) {
        return false;
      }
    }
    return true;
  }
}
